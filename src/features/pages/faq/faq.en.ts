import { READ_FORMAT_NAMES } from '#/domain/cv/read-formats.ts';
import { TEMPLATES } from '#/domain/cv/templates.ts';
import type { SiteFacts } from '../prose/site-facts.ts';
import type { FaqText } from './faq-text.ts';

export const text = ({ price, free, law, supportEmail, open }: SiteFacts): FaqText => ({
  title: 'Frequently asked questions',
  lead: 'Canadian résumés, your data, working offline, plans: short answers that are true today.',
  contents: 'Topics',
  permalink: 'Link to this answer',
  sections: [
    {
      id: 'cv-canadien',
      title: 'The Canadian résumé',
      questions: [
        {
          id: 'difference',
          question: 'How is a Canadian résumé different from mine?',
          answer: [
            'It fits on one or two pages, carries no photo or personal details, and shows results rather than duties. Your most recent job comes first, with the month and year you started and finished.',
            'Employers often spend less than 30 seconds on a first read. Your contact details, your occupation and your three or four best achievements should be impossible to miss.',
          ],
        },
        {
          id: 'photo',
          question: 'Why leave my photo out?',
          answer: [
            'It says nothing about your skills, and it exposes the employer to a discrimination complaint, so many set aside résumés that have one. You wouldn’t be breaking any law. It just isn’t expected.',
          ],
        },
        {
          id: 'renseignements-personnels',
          question: 'What personal details should I remove?',
          answer: [
            {
              list: [
                'Age, date and place of birth',
                'Marital status, children, parents’ names',
                'Nationality, religion, gender',
                'Social insurance, passport or identity card numbers',
                'Your full address: city and province are enough',
                'Salary, signature, and your references’ contact details',
              ],
            },
            'You give your social insurance number after you are hired, never before. Be wary of any “employer” who wants it just to look at your application.',
          ],
        },
        {
          id: 'longueur',
          question: 'Two pages, even with twenty years of experience?',
          answer: [
            'In most fields, yes. Give details for the last ten to fifteen years; before that, job title, company and dates will do. Academic and research CVs are the exception and can run longer.',
          ],
        },
        {
          id: 'dates',
          question: 'How should I write dates?',
          answer: [
            'The same way throughout. Jalon asks for a month and a year, such as 03/2021, and can print them as numbers or in words (“Mar 2021”). If you only know the year, a year on its own is fine.',
          ],
        },
        {
          id: 'langue-du-cv',
          question: 'Should my résumé be in French or English?',
          answer: [
            'Use the language of the posting. In Québec that is usually French, and an English version helps when the job is bilingual. In Jalon, the document’s language is separate from the screen’s.',
          ],
        },
        {
          id: 'diplomes',
          question: 'How do I present a degree earned abroad?',
          answer: [
            'Give its original name, the institution and the country. If you have an assessment report, add what it says, in its own words and with its year:',
            {
              list: [
                'Outside Québec: the result from a designated organization, for example “Canadian equivalency: four-year bachelor’s degree (WES, 2024)”.',
                'In Québec: “Comparable to a Québec bachelor’s degree (comparative evaluation, MIFI, 2024)”. That evaluation is an expert opinion, neither a diploma nor an equivalence.',
              ],
            },
            'Don’t claim an equivalency nobody has given you. Beware of false friends, too: a French “licence” often compares to a Québec bachelor’s degree, while the French “baccalauréat” marks the end of high school.',
          ],
        },
        {
          id: 'titres-reserves',
          question: 'Can I call myself an “engineer” or a “nurse” if I was one back home?',
          answer: [
            'Those titles belong to licensed members of a professional regulator. Until you are one, describe the work: “structural design”, “project coordination”. Name your degree as it is, and mention your licensing process if it is under way.',
          ],
        },
      ],
    },
    {
      id: 'convertisseur',
      title: 'The résumé converter',
      questions: [
        {
          id: 'duree',
          question: 'How long does it take?',
          answer: [
            'About 5 minutes when your file reads well. Allow more if you rewrite your achievements: that is where your time pays off most. You can stop and come back whenever you like.',
          ],
        },
        {
          id: 'formats-lus',
          question: 'Which files can I open?',
          answer: [
            `${READ_FORMAT_NAMES.en}, up to ${law.cvFile}, in French or English. A scanned PDF can be read too, with an image reader that you download once. Photos can’t be read: paste your text instead, or start with an empty résumé.`,
          ],
        },
        {
          id: 'mal-lu',
          question: 'Part of my résumé was read wrong. What now?',
          answer: [
            'Fields we weren’t sure about are marked for you to check, and lines without a place are kept to one side for you to sort: nothing is thrown away. Correct them, or paste the text of your résumé for a simpler reading.',
          ],
        },
        {
          id: 'rien-invente',
          question: 'Does Jalon make up sentences for me?',
          answer: [
            'No. The converter organizes what you wrote, takes out what isn’t expected here and tells you why. Whatever was removed stays listed, and you can put it back. Your jobs, degrees and dates only change if you change them.',
          ],
        },
        {
          id: 'formats-exportes',
          question: 'Which format should I send?',
          answer: [
            'The one the posting asks for. Otherwise, PDF: it looks the same everywhere. Choose Word if an agency wants to edit it, and plain text to paste into an online form.',
          ],
        },
        {
          id: 'logiciels-de-tri',
          question: 'Will applicant tracking systems be able to read it?',
          answer: [
            `All ${TEMPLATES.length} templates are built for that: one column, real text, no tables or icons, standard section headings. No tool can promise you will be shortlisted; that decision stays with the employer.`,
          ],
        },
      ],
    },
    {
      id: 'donnees',
      title: 'Your data',
      questions: [
        {
          id: 'ou-sont-mes-donnees',
          question: 'Where does my résumé go when I open it in Jalon?',
          answer: [
            'Your browser reads the file on your device; the file is not sent anywhere. The rest is up to you:',
            {
              list: [
                '**Without an account:** what you write is kept on your device, and only there.',
                '**With an account:** your résumé is also kept on our server, so that you find it on your other devices. What was taken out of the résumé stays on the device that read it.',
                '**On a computer you said is shared:** your résumé is in your account, and everything is erased from the computer when you leave.',
              ],
            },
            'The [privacy policy](/privacy-policy) has the details.',
          ],
        },
        {
          id: 'temoins',
          question: 'Do you use cookies or advertising?',
          answer: [
            'No cookies, no ads, no third-party analytics. That is why no banner asks for your consent.',
          ],
        },
        {
          id: 'tout-effacer',
          question: 'How do I erase everything?',
          answer: [
            {
              list: [
                '**One résumé:** move it to the bin, then delete it for good.',
                '**Everything, without an account:** open [My data](/my-data?part=device), then “Erase my data from this device”. There is no copy anywhere else.',
                `**Everything, with an account:** delete the account on the [Account and security](/account) page. It is erased from our server after ${law.accountUndo}.`,
              ],
            },
            'There is no way back after that. Download what you want to keep first.',
          ],
        },
        {
          id: 'copie-de-sauvegarde',
          question: 'How do I keep a back-up?',
          answer: [
            'On the [My data](/my-data?part=device) page, choose “Save a copy”: that file holds all your work. For one résumé, choose “Back-up copy (JSON)” on the download step. Both open again in Jalon, on this device or another. Do it now and then: a browser may clear its data when space runs out, and Safari does so after seven days without a visit unless the app is on your home screen.',
          ],
        },
        {
          id: 'ordinateur-partage',
          question: 'Can I use Jalon on a shared computer?',
          answer: [
            'Yes. With an account, tick “This computer is shared” when you sign in: your work is in your account, and everything is erased from the computer when you leave.',
            'Without an account, use a private browsing window: everything is cleared when you close its windows. Download your résumé and its back-up first. Either way, remove your files from the downloads folder before you leave.',
          ],
        },
      ],
    },
    {
      id: 'hors-ligne',
      title: 'Offline and devices',
      questions: [
        {
          id: 'sans-reseau',
          question: 'Does Jalon really work without a connection?',
          answer: [
            'Yes, after one visit. Pages open right away; the tools that read and write files follow within a minute or so, and the converter says “Ready offline” once they are there. If your device is saving data, they wait until you ask for them.',
          ],
        },
        {
          id: 'installer',
          question: 'How do I install it on my phone?',
          answer: [
            {
              list: [
                '**Android (Chrome):** menu ⋮, then “Install app” or “Add to Home screen”.',
                '**iPhone and iPad (Safari):** the share button, then “Add to Home Screen”.',
                '**Computer (Chrome, Edge):** the install icon in the address bar.',
              ],
            },
            'Installing is optional. On an iPhone, the installed app may keep its own storage: bring your résumés over with their backup.',
          ],
        },
        {
          id: 'autre-appareil',
          question: 'Can I get my résumés on another device?',
          answer: [
            open.accounts
              ? 'Yes, by signing in to the same account. Without one, use the back-up copy.'
              : 'Not automatically yet: accounts aren’t open. For now, download the back-up copy and open it on the other device.',
          ],
        },
        {
          id: 'navigateurs',
          question: 'Which browser do I need?',
          answer: [
            'A recent version of Chrome, Edge, Firefox or Safari, on a phone or a computer. JavaScript has to be on, because all the work happens on your side.',
          ],
        },
      ],
    },
    {
      id: 'forfaits',
      title: 'Plans',
      questions: [
        {
          id: 'gratuit',
          question: 'What is free?',
          answer: [
            `The whole résumé converter, for ${free}, with no account and no credit card. The free plan also includes ${law.applications}, basic interview questions and ${law.simulations}. It’s all on the [Pricing](/pricing) page.`,
          ],
        },
        {
          id: 'premium',
          question: 'How much is Premium, and can I buy it?',
          answer: [
            `${price} a month, plus applicable taxes. ${
              open.premium
                ? `You can try it for ${law.trial}, without a card, from the [Pricing](/pricing) page.`
                : 'It isn’t on sale yet, so nobody can charge you for it today.'
            }`,
          ],
        },
        {
          id: 'annuler',
          question: 'How do I cancel?',
          answer: [
            'At any time, at no cost, with no commitment. You keep your résumés and go back to the free plan; nothing you made is erased.',
          ],
        },
        {
          id: 'organismes',
          question: 'We are an organization or an employer. What do you offer?',
          answer: [
            'Group rates for your participants or new hires. Tell us what you need on the [Contact](/contact) page. You can already use the free converter in your workshops, even without a connection.',
          ],
        },
      ],
    },
    {
      id: 'recherche',
      title: 'Looking for work in Canada',
      questions: [
        {
          id: 'experience-canadienne',
          question: 'They want “Canadian experience”. What do I say?',
          answer: [
            'Talk about the work itself: the standards, tools and clients you know, and a result you can measure. In Ontario, since January 1, 2026, employers with 25 or more employees can no longer ask for Canadian experience in a public posting.',
          ],
        },
        {
          id: 'relance',
          question: 'When should I follow up with an employer?',
          answer: [
            'Between one and two weeks after you apply, with a short email. After an interview, say thank you within 24 hours, then wait for the date they gave you, or a week if they gave none. Two follow-ups are enough.',
          ],
        },
        {
          id: 'questions-interdites',
          question: 'Can an interviewer ask my age or where I am from?',
          answer: [
            'As a rule, no. Human rights laws across Canada limit such questions, and Québec’s Charter of human rights and freedoms bars employers from asking about age, civil status, religion or origin unless the job requires it. You may answer, or calmly ask how the question relates to the work. This is not legal advice.',
          ],
        },
        {
          id: 'garantie',
          question: 'Does Jalon guarantee me a job?',
          answer: [
            'No, and be careful with anyone who does. Jalon is neither a staffing agency nor an immigration consultant. It helps you show clearly what you can do.',
          ],
        },
      ],
    },
  ],
  stuck: {
    title: 'Can’t find your question?',
    words: `Write to us at [${supportEmail}](mailto:${supportEmail}), in English or French.`,
    action: 'Contact us',
  },
});
