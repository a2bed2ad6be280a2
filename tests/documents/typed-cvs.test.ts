/** CVs typed by hand as forms: labels before colons, numbers before headings, letters as marks. */
import { expect, test } from 'vitest';
import { readSource } from '#/documents/read/read-source.ts';
import { readCvFromSource } from '#/domain/cv/read/read-cv.ts';
import type { CvReading } from '#/domain/cv/reading.ts';

const read = async (text: string): Promise<CvReading> => {
  const source = await readSource(new TextEncoder().encode(text));
  if (!source.ok) throw new Error('no text');
  const reading = readCvFromSource(source.value);
  if (!reading.ok) throw new Error('no CV');
  return reading.value;
};

const jobsOf = ({ content }: CvReading): string[] =>
  content.experience.map((job) =>
    [job.jobTitle, job.company, job.location, job.startDate, job.endDate, ...job.achievements].join(
      ' | ',
    ),
  );

const ENGLISH_FORM = `From: Adaeze Bellamy <adaeze.bellamy@example.org>
Subject: My resume

RESUME

Name            : Bellamy
First name      : Adaeze
Address         : 12 Mill Lane, Halifax, Nova Scotia
Marital Status  : Single
Phone           : 902 555 0142
Language Spoken : English, basic Cantonese

WORKING EXPERIENCE

Name of Organisation:	Nordvik Foods Limited, Bantiru, Lagos
Position Held:		Bakery Supervisor
Date:			March 2019 till date
Duties:
*	Planning of the shifts of nine bakers
*	Orders of flour and sugar
Immediate boss:		Mr. Tobias Renner

Name of Organisation:	Mill of the Cape Company, Lagos
Position Held:		Baker
Date:			2015 – 2018

EDUCATION
2012 – 2015	College of the Cape, Lagos
		Diploma in Baking

REFERENCES
Personal:
Ms. Runa Adeyi
Teacher
Cell: 311 555 0148
`;

test('jobs typed as labels and values are read label by label', async () => {
  const reading = await read(ENGLISH_FORM);
  expect(jobsOf(reading)).toEqual([
    'Bakery Supervisor | Nordvik Foods Limited | Bantiru, Lagos | 2019-03 | present | Planning of the shifts of nine bakers | Orders of flour and sugar',
    'Baker | Mill of the Cape Company | Lagos | 2015 | 2018',
  ]);
  expect(reading.content.personal).toMatchObject({
    fullName: 'Adaeze Bellamy',
    phone: '902 555 0142',
    email: 'adaeze.bellamy@example.org',
  });
  expect(reading.content.languages).toEqual([
    expect.objectContaining({ name: 'English' }),
    expect.objectContaining({ name: 'Cantonese', level: 'basic' }),
  ]);
  expect(reading.removed.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['maritalStatus', 'reference']),
  );
});

const FRENCH_FORM = `CURRICULUM VITAE

I.- IDENTIFICATION

Nom           : MUKAMBA
Post-nom      : ILUNGA
Prénom        : Clarisse
Etat civil    : Mariée
Téléphone     : 418 555-0163
Courriel      : clarisse.mukamba@example.org

II.- EXPERIENCES DE TRAVAIL

1) Mars 2021 à date
   Tisserande (de la chaîne à la Trame)
   Atelier du Fil, Québec
o préparation de la laine
o tissage de tapis

2) 2018 (février à août)
   Couturière
   Maison du Drap, Québec
o retouches pour la clientèle

III.- COMPETENCES

- Couture à la main
- Teinture

IV.- LANGUES

Français : courant
`;

test('numbers before headings, letters as marks and months in brackets are read', async () => {
  const reading = await read(FRENCH_FORM);
  expect(jobsOf(reading)).toEqual([
    'Tisserande (de la chaîne à la Trame) | Atelier du Fil | Québec | 2021-03 | present | préparation de la laine | tissage de tapis',
    'Couturière | Maison du Drap | Québec | 2018-02 | 2018-08 | retouches pour la clientèle',
  ]);
  expect(reading.content).toMatchObject({
    personal: { fullName: 'Clarisse Mukamba Ilunga' },
    skills: ['Couture à la main', 'Teinture'],
    languages: [expect.objectContaining({ name: 'Français', level: 'fluent' })],
  });
});

const SCHOOLS = `Harpreet Solberg
harpreet.solberg@example.org

WORK EXPERIENCE
May 2022 to October 2024 (each season)
Greenhouse worker
Glasshouses of the Cape, Leamington, Ontario
- Picking of tomatoes

EDUCATION
S. No.	Examination	Institute / Board	Year of Passing	% Marks
1.	Senior Secondary (10+2)	Bantiru School Education Board	2007	52 %
2.	ITI in Electrician Trade	Govt. Industrial Training Centre, Ludhiana	2009	74 %
`;

test('rows numbered under a heading row of labels are studies', async () => {
  const { content } = await read(SCHOOLS);
  expect(
    content.education.map((one) => [one.degree, one.fieldOfStudy, one.institution].join(' | ')),
  ).toEqual([
    'Senior Secondary (10+2) |  | Bantiru School Education Board',
    'ITI | Electrician Trade | Govt. Industrial Training Centre',
  ]);
  expect(content.experience[0]).toMatchObject({
    jobTitle: 'Greenhouse worker',
    company: 'Glasshouses of the Cape',
  });
});

const MARKS = `Wanda Oluoch
Nom : Oluoch
wanda.oluoch@example.org
Ribeiro Alto – SP – Brazil

WORK EXPERIENCE

JAN 2021 - TO DATE: MILL OF THE CAPE LTD, LAGOS
                    Team Leader
    (a) Supervise nine weavers.
    (b) Prepare the weekly roster.

2016 - 2020: HOUSE OF CLOTH LTD, LAGOS
                    Weaver
    (a) Wove carpets of wool.

EDUCATION
- Technical course in Weaving – School of the Loom – concluded in 2015

SKILLS
. Dyeing
. Spinning
. Sewing by hand
`;

test('letters in brackets and stops are marks where lines keep beginning with them', async () => {
  const reading = await read(MARKS);
  expect(jobsOf(reading)).toEqual([
    'Team Leader | MILL OF THE CAPE LTD | LAGOS | 2021-01 | present | Supervise nine weavers. | Prepare the weekly roster.',
    'Weaver | HOUSE OF CLOTH LTD | LAGOS | 2016 | 2020 | Wove carpets of wool.',
  ]);
  expect(reading.content).toMatchObject({
    personal: { location: 'Ribeiro Alto – SP – Brazil' },
    skills: ['Dyeing', 'Spinning', 'Sewing by hand'],
  });
  expect(reading.content.education[0]?.graduationDate).toBe('2015');
});

const TIED = `Thi Lan Moreau
lan.moreau@example.org

WORK HISTORY

1/ Nail technician at Lotus of the Lake, Calgary (09/2024 - present)
-manicure and pedicure
-clean the tools
-booking of customers

2/ Nail assistant at House of Nails, Calgary (2016 - 2019)
-paint nails

Waitress at Inn of the Lake, Calgary

REFERENCES
On request
`;

test('a job without dates, tied to its employer as the others are, is a job', async () => {
  const reading = await read(TIED);
  expect(jobsOf(reading)).toEqual([
    'Nail technician | Lotus of the Lake | Calgary | 2024-09 | present | manicure and pedicure | clean the tools | booking of customers',
    'Nail assistant | House of Nails | Calgary | 2016 | 2019 | paint nails',
    'Waitress | Inn of the Lake | Calgary |  | ',
  ]);
  expect(reading.unplaced).toEqual([]);
});

const FLAT = `Ghada Moreau
ghada.moreau@example.org

WORK EXPERIENCE
- From September 2019 until now: Volunteer Tutor, Welcome Centre of the Lake, Kitchener.
- Teaching English to adult newcomers.
- Preparing placement tests.
- From 2008 to 2010 (part time): Translator, Translation Office of the Cape, Kitchener.
- Translating reports.
`;

test('in a flat list the items that open with their dates are jobs, the others their tasks', async () => {
  expect(jobsOf(await read(FLAT))).toEqual([
    'Volunteer Tutor | Welcome Centre of the Lake | Kitchener | 2019-09 | present | Teaching English to adult newcomers. | Preparing placement tests.',
    'Translator | Translation Office of the Cape | Kitchener | 2008 | 2010 | Translating reports.',
  ]);
});

const NUMBERED = `BIO-DATA

Post Applied For: Cleaner

Name           : Sunita Moreau
Address        : No. 48/3, Temple Road,
                 Orleku,
                 Sri Lanka.
Contact No.    : +977 984 555 0112
E-mail         : sunita.moreau@example.org

EDUCATION
Level\tInstitution\tYear
Preparatory School\tSchool of the Cape, Lagos\t2013

EXPERIENCE

1.  Company    : Facility Services of the Lake Ltd, Doha, Qatar
    Position   : Cleaner
    Duration   : October 2018 to November 2024
    Work :
    * Daily cleaning of offices

2.  Company    : Hotel of the Cape, Lagos
    Position   : Attendant
    Duration   : May 2014 to August 2018
    Work :
    * Cleaned the rooms

LANGUAGES
Afan Oromo (mother tongue), English (a little)
`;

test('numbered forms of jobs, with a label over their tasks, are read', async () => {
  const reading = await read(NUMBERED);
  expect(jobsOf(reading)).toEqual([
    'Cleaner | Facility Services of the Lake Ltd | Doha, Qatar | 2018-10 | 2024-11 | Daily cleaning of offices',
    'Attendant | Hotel of the Cape | Lagos | 2014-05 | 2018-08 | Cleaned the rooms',
  ]);
  expect(reading.content.personal).toMatchObject({
    fullName: 'Sunita Moreau',
    location: 'Orleku, Sri Lanka',
  });
  expect(reading.content.education[0]?.degree).toBe('Preparatory School');
  expect(reading.content.languages.map(({ name, level }) => `${name} ${level}`)).toEqual([
    'Afan Oromo native',
    'English basic',
  ]);
});

const QUALIFICATIONS = `Luc Moreau
luc.moreau@example.org

SOMMAIRE DES COMPÉTENCES ET QUALIFICATIONS
Machines: métier à tisser, rouet
Matières: laine, lin

EXPÉRIENCE
Tisserand, Atelier du Fil, Québec
2019 - 2022
• Tissage de tapis • Teinture de la laine
• Accueil des clients
`;

test('the summary of skills and qualifications that Canadian CVs open with holds skills', async () => {
  const reading = await read(QUALIFICATIONS);
  expect(reading.content.skills).toEqual(['métier à tisser', 'rouet', 'laine', 'lin']);
  expect(reading.content.experience[0]?.achievements).toEqual([
    'Tissage de tapis',
    'Teinture de la laine',
    'Accueil des clients',
  ]);
});
