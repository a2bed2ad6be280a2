/** Invented people whose CVs the export tests print. */
import type { CvContent } from '#/domain/cv/content.ts';

export const engineer: CvContent = {
  personal: {
    fullName: 'Aïcha N’Diaye-Lefèvre',
    headline: 'Ingénieure en procédés, traitement de l’eau',
    email: 'aicha.ndiaye@example.org',
    phone: '514 555-0147',
    location: 'Longueuil (Québec)',
    linkedin: 'linkedin.com/in/aicha-ndiaye-lefevre',
    summary:
      'Ingénieure en procédés comptant neuf ans d’expérience en traitement des eaux usées, au Sénégal et au Québec. À l’aise avec les appels d’offres publics et les essais pilotes. Reconnue pour des dossiers complets, remis à temps.',
  },
  experience: [
    {
      jobTitle: 'Ingénieure de procédés',
      company: 'Eaux claires Montérégie inc.',
      location: 'Longueuil (Québec)',
      startDate: '2020-09',
      endDate: 'present',
      achievements: [
        'Conçu la mise à niveau de quatre stations (12,4 M$), livrées sous le budget de 7 %',
        'Encadré cinq techniciennes et techniciens : aucun accident en trois ans',
        'Rédigé le guide « Essais pilotes », repris par 11 municipalités de 5 000 à 80 000 habitants',
      ],
    },
    {
      jobTitle: 'Chargée d’études',
      company: 'Cabinet Teranga Hydro',
      location: 'Dakar (Sénégal)',
      startDate: '2015-02',
      endDate: '2020-06',
      achievements: [
        'Modélisé six réseaux d’assainissement et réduit de 31 % à 22 % les pertes estimées',
        'Présenté les études à des élus et à des comités de citoyens',
      ],
    },
  ],
  education: [
    {
      degree: 'Maîtrise',
      fieldOfStudy: 'Génie de l’environnement',
      institution: 'École polytechnique de Thiès',
      location: 'Thiès (Sénégal)',
      startDate: '',
      graduationDate: '2014',
      details: [],
    },
  ],
  skills: ['traitement de l’eau', 'AutoCAD Civil 3D', 'R&D', 'Python', 'appels d’offres publics'],
  languages: [
    { name: 'Français', level: 'native' },
    { name: 'Wolof', level: 'native' },
    { name: 'Anglais', level: 'advanced' },
  ],
  other: [
    {
      kind: 'certifications',
      title: '',
      entries: [
        'Santé et sécurité générale sur les chantiers, 2021',
        'Secourisme en milieu de travail',
      ],
    },
    {
      kind: 'volunteering',
      title: '',
      entries: ['Mentore auprès de diplômées formées à l’étranger'],
    },
  ],
};

export const developer: CvContent = {
  personal: {
    fullName: 'Nguyễn Thị Hồng Ánh',
    headline: 'Software Developer',
    email: 'hong.anh.nguyen@example.com',
    phone: '(416) 555-0123',
    location: 'Toronto, ON',
    linkedin: 'linkedin.com/in/honganhnguyen',
    summary:
      'Software developer with eight years of experience in logistics. Known for clear designs and calm incident response.',
  },
  experience: [
    {
      jobTitle: 'Software Developer',
      company: 'Northbeam Freight',
      location: 'Toronto, ON',
      startDate: '2021-03',
      endDate: 'present',
      achievements: [
        'Moved 14 services to containers, cutting monthly costs by 31% and release time to 40 minutes',
        'Built a C++ and C# library used by 60 developers',
        'Mentored five interns; three were hired',
      ],
    },
    {
      jobTitle: 'Junior Developer',
      company: 'Sông Hồng Systems',
      location: 'Hà Nội, Vietnam',
      startDate: '2016',
      endDate: '2020-11',
      achievements: ['Maintained a .NET and Node.js ordering system for 300 shops'],
    },
  ],
  education: [
    {
      degree: 'Bachelor of Engineering',
      fieldOfStudy: 'Computer Science',
      institution: 'Red River Institute of Technology',
      location: 'Hà Nội, Vietnam',
      startDate: '',
      graduationDate: '2015-06',
      details: [],
    },
  ],
  skills: ['C++', 'C#', '.NET', 'Node.js', 'CI/CD', 'PostgreSQL'],
  languages: [
    { name: 'English', level: 'fluent' },
    { name: 'Vietnamese', level: 'native' },
    { name: 'French', level: 'basic' },
  ],
  other: [{ kind: 'certifications', title: '', entries: ['Certified Cloud Architect, 2023'] }],
};

/** Names and places in every Latin letter, with marks of their own, in Greek and in Cyrillic. */
export const manyLetters: CvContent = {
  ...developer,
  personal: {
    ...developer.personal,
    fullName: 'Ẹ\u0301niọlá ʿAbd al-Ḥāfiẓ Ṣāliḥ',
    headline: 'Nurse Manager, Əliyev Ƙungiya Clinic',
    location: 'Windsor, ON',
  },
  experience: developer.experience.map((job, index) => ({
    ...job,
    company: ['Ελληνικά Ναυπηγεία', 'Клініка Київ-Схід'][index] ?? job.company,
    location: ['Πειραιάς', 'Київ'][index] ?? job.location,
  })),
};

/** `jobs` jobs of five lines each. */
export const longCareer = (jobs: number): CvContent => ({
  ...developer,
  experience: Array.from({ length: jobs }, (_, index) => ({
    jobTitle: `Developer, team ${index + 1}`,
    company: `Northbeam Freight ${index + 1}`,
    location: 'Toronto, ON',
    startDate: String(2020 - index),
    endDate: String(2021 - index),
    achievements: [
      'Moved 14 services to containers, cutting monthly costs by 31% and the time of a release from two days to 40 minutes',
      'Built a library used by 60 developers in four offices',
      'Wrote the on-call handbook and halved the number of night pages',
      'Presented results to executives every quarter',
      'Mentored five interns; three were hired',
    ],
  })),
});
