import { TEMPLATES } from '#/domain/cv/templates.ts';
import type { ProseText } from '../prose-text.ts';

export const text = (): ProseText => ({
  title: 'About',
  lead: 'In French, a jalon is the red and white pole a surveyor plants to mark a line. It also means a milestone.',
  contents: 'On this page',
  sections: [
    {
      id: 'pourquoi',
      title: 'Why Jalon exists',
      blocks: [
        'Arriving in Canada with ten years of experience and hearing nothing back is common, and it wears people down. Often it isn’t skill that is missing. It’s the local customs: a résumé that runs too long, a photo, a job title nobody uses here, a follow-up you don’t dare send.',
        'They can be learned. Jalon explains them, applies them to your background and shows you the next step, without deciding for you.',
      ],
    },
    {
      id: 'pour-qui',
      title: 'Who it is for',
      blocks: [
        'Skilled immigrants looking for work that matches their experience, in French or English, anywhere in Canada. And the people who help them: settlement agencies, employment counsellors, libraries, employers.',
      ],
    },
    {
      id: 'principes',
      title: 'What we stand by',
      blocks: [
        {
          list: [
            '**Nothing is taken from you.** Whatever we remove from a résumé is listed, explained, and can be put back.',
            '**Your data is yours.** Your file is read on your device. Without an account, your résumé stays there; with one, it is also kept on our server, for you alone. See the [privacy policy](/privacy-policy).',
            '**A connection is a bonus.** Jalon works on the subway, in a library basement, and when your data plan runs out.',
            '**Every rule has a reason.** We tell you why the photo goes, why two pages, and where advice comes from.',
            '**No false promises.** Nobody can guarantee you a job. Whatever isn’t ready is marked “In preparation”.',
            '**The essentials are free.** The résumé converter is complete, with no account and no credit card.',
          ],
        },
      ],
    },
    {
      id: 'aujourdhui',
      title: 'Where Jalon is today',
      blocks: [
        `The résumé converter is open: it reads a PDF, a Word document or plain text, puts it in the Canadian format and exports it in ${TEMPLATES.length} templates. The job tracker is open too: it keeps each application, reminds you when to follow up and prepares the e-mail. So is interview training: questions in French and English, a simulation, and feedback worked out on your device. The LinkedIn profile is the fourth tool: it proposes your texts from your answers, checks your photo and compares your résumé with LinkedIn. [How it works](/how-it-works) shows how they follow one another.`,
      ],
    },
    {
      id: 'ensemble',
      title: 'Take part',
      blocks: [
        'Does some advice look wrong? Did a word hurt, or was your résumé misread? [Write to us](/contact). If you work with newcomers, tell us what they are missing: that is how we choose what comes next.',
      ],
    },
  ],
  action: { words: 'Convert my résumé', to: '/modules/cv-converter' },
});
