/**
 * The files of LinkedIn's archive that are read, by the names they bear, and their columns, folded. LinkedIn names
 * files and columns in English whatever the language; people rename and translate them.
 */
export const ARCHIVE_TABLES = {
  profile: {
    names: ['profile', 'profil'],
    columns: {
      firstName: ['first name', 'prenom'],
      lastName: ['last name', 'nom de famille', 'nom'],
      headline: ['headline', 'titre du profil', 'titre', 'titre professionnel', 'accroche'],
      about: ['summary', 'about', 'resume', 'infos', 'a propos'],
      sector: ['industry', 'secteur', "secteur d'activite", 'secteur d activite', 'industrie'],
      location: ['geo location', 'location', 'lieu', 'localisation', 'zone geographique', 'region'],
    },
    needs: ['firstName', 'lastName', 'headline', 'about'],
  },
  positions: {
    names: ['positions', 'position', 'experience', 'experiences', 'postes', 'emplois'],
    columns: {
      company: [
        'company name',
        'company',
        "nom de l'entreprise",
        'entreprise',
        'employeur',
        'societe',
      ],
      title: [
        'title',
        'position',
        'poste',
        'titre',
        'intitule du poste',
        'titre du poste',
        'fonction',
      ],
      description: ['description'],
      location: ['location', 'lieu', 'localisation'],
      startDate: ['started on', 'start date', 'date de debut', 'debut', 'commence le', 'du'],
      endDate: ['finished on', 'end date', 'date de fin', 'fin', 'termine le', 'au'],
    },
    needs: ['company', 'title'],
  },
  education: {
    names: ['education', 'formation', 'formations', 'etudes'],
    columns: {
      institution: [
        'school name',
        'school',
        "nom de l'etablissement",
        'etablissement',
        'ecole',
        "nom de l'ecole",
      ],
      degree: ['degree name', 'degree', 'nom du diplome', 'diplome', 'intitule du diplome'],
      notes: ['notes', 'remarques'],
      startDate: ['start date', 'started on', 'date de debut', 'debut'],
      endDate: ['end date', 'finished on', 'date de fin', 'fin'],
    },
    needs: ['institution', 'degree'],
  },
  skills: {
    names: ['skills', 'competences'],
    columns: { name: ['name', 'skill', 'nom', 'competence', 'nom de la competence'] },
    needs: ['name'],
  },
  languages: {
    names: ['languages', 'langues'],
    columns: {
      name: ['name', 'language', 'nom', 'langue'],
      proficiency: ['proficiency', 'niveau', 'maitrise', 'niveau de maitrise', 'competence'],
    },
    needs: ['name'],
  },
  certifications: {
    names: ['certifications', 'licenses', 'licences et certifications', 'certificats'],
    columns: {
      name: ['name', 'nom', 'certification'],
      authority: ['authority', 'organisme', 'autorite', 'organisme de delivrance'],
    },
    needs: ['name'],
  },
  emails: {
    names: [
      'email addresses',
      'emails',
      'adresses e-mail',
      'adresses email',
      'courriels',
      'adresses courriel',
    ],
    columns: {
      address: [
        'email address',
        'email',
        'adresse e-mail',
        'adresse email',
        'courriel',
        'adresse courriel',
      ],
      confirmed: ['confirmed', 'confirme', 'confirmee'],
      primary: ['primary', 'principal', 'principale'],
    },
    needs: ['address'],
  },
} as const;

export type ArchiveTable = keyof typeof ARCHIVE_TABLES;
