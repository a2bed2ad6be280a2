import type { ProseText } from '../prose/prose-text.ts';
import type { SiteFacts } from '../prose/site-facts.ts';

const TO_FILL = 'To be filled in by the operator of this site before it opens to the public';

export const text = ({ supportEmail, operator }: SiteFacts): ProseText => ({
  title: 'Privacy policy',
  lead: 'Today, everything you write in Jalon stays on your device. Nothing is sent.',
  contents: 'On this page',
  sections: [
    {
      id: 'en-bref',
      title: 'In short',
      blocks: [
        {
          list: [
            'Your browser reads and saves your résumé on your device. We never receive it.',
            'There are no accounts yet, so we know neither your name nor your email address.',
            'No cookies, no advertising, no third-party analytics.',
            'You can download and erase everything yourself, without asking us.',
          ],
        },
        'This policy took effect on November 21, 2026. It describes the product as it is on that date. It will be rewritten, and announced, before we open anything that would send your information elsewhere.',
      ],
    },
    {
      id: 'responsable',
      title: 'Who is responsible',
      blocks: [
        'The operator of this site is accountable for protecting your personal information.',
        {
          facts: [
            { term: 'Operator', value: operator.legalName || TO_FILL },
            { term: 'Address', value: operator.address || TO_FILL },
            {
              term: 'Person in charge of the protection of personal information',
              value:
                [operator.privacyOfficer.name, operator.privacyOfficer.title]
                  .filter(Boolean)
                  .join(', ') || TO_FILL,
            },
            {
              term: 'How to reach them',
              value: `[${operator.privacyOfficer.email || supportEmail}](mailto:${operator.privacyOfficer.email || supportEmail})`,
            },
          ],
        },
      ],
    },
    {
      id: 'sur-votre-appareil',
      title: 'What is kept on your device',
      blocks: [
        'All of this is in your browser. We have no access to it.',
        {
          facts: [
            {
              term: 'Database `jalon-guest`',
              value:
                'Your résumés: the fields you filled in, lines still to be placed, what was taken out, and the history of your changes. The original file isn’t kept.',
            },
            { term: '`generalSettings`', value: 'The language you chose.' },
            { term: '`vite-ui-theme`, `jalon-theme`', value: 'Light or dark theme.' },
            {
              term: '`jalon-feedback`',
              value: 'Whether you turned sounds and vibration on.',
            },
            {
              term: '`analytics_events`',
              value:
                'A log of the last 1,000 events, such as “home page opened”: the date, the page’s address and the kind of browser. It doesn’t leave your device.',
            },
            {
              term: '`jalon-ready-dismissed`, `tsr-scroll-restoration-v1_3`',
              value:
                'The invitation you closed, and your place on the page. Both disappear when you close the tab.',
            },
            {
              term: '`contact_outbox`',
              value:
                'A message of the Contact page written without a network: your name, your address and the message. The entry disappears once the message has left, or when you take it back.',
            },
            {
              term: 'Database `jalon-content`',
              value:
                'The articles and news you opened, so that you can read them again without a network. None of your information is in it.',
            },
            {
              term: 'Offline cache',
              value:
                'The site’s own files, kept by a service worker so that it runs without a connection. None of your information is in it.',
            },
          ],
        },
      ],
    },
    {
      id: 'ce-que-le-serveur-voit',
      title: 'What the server sees',
      blocks: [
        'Like any website, it receives your IP address and the kind of browser you use while it answers you. The server that comes with Jalon keeps a technical log for 5 days and writes no IP address in it.',
        'Your host, your internet provider and the network you are on may keep logs of their own.',
        'The Contact page sends your name, your email address and your message to the server. They are kept there so that we can answer you, and reach us by email as well.',
        `If you write to us at [${supportEmail}](mailto:${supportEmail}), we use your message to answer you and for nothing else. Please don’t attach a résumé or an identity number unless it is really needed.`,
      ],
    },
    {
      id: 'duree',
      title: 'For how long',
      blocks: [
        {
          list: [
            '**On your device:** until you erase it. The bin keeps résumés with no time limit, until you delete them for good. Your browser may also clear this data when space runs out.',
            '**The server’s technical log:** 5 days.',
            '**Your messages and emails:** as long as it takes to settle your request, then one year at most.',
          ],
        },
      ],
    },
    {
      id: 'exporter-effacer',
      title: 'Getting a copy, correcting, erasing',
      blocks: [
        {
          list: [
            '**Get a copy:** on a résumé’s download step, choose PDF, Word, text or “Back-up copy (JSON)”, a structured format that Jalon and other software can read.',
            '**Correct:** edit the field. It is saved at once.',
            '**Erase one résumé:** move it to the bin, open the bin, then delete it for good.',
            '**Erase everything:** in your browser’s settings, clear this site’s data. That removes the database, your preferences, the log and the cache.',
          ],
        },
        'Once erased, nothing can be recovered: we have no copy.',
      ],
    },
    {
      id: 'vos-droits',
      title: 'Your rights',
      blocks: [
        'Québec’s Act respecting the protection of personal information in the private sector, as amended by Law 25, entitles you to know what we hold about you, to get it in a structured, commonly used format, to have it corrected or erased, and to withdraw your consent. Similar rights exist elsewhere in Canada.',
        'Write to the person in charge, named above. We answer in writing within 30 days. Since your résumés exist only on your side, we can’t read them, pass them on or recover them.',
        'If our answer doesn’t satisfy you, you can turn to the Commission d’accès à l’information du Québec or to the Office of the Privacy Commissioner of Canada.',
      ],
    },
    {
      id: 'decisions-automatisees',
      title: 'Automated decisions',
      blocks: [
        'Jalon organizes your résumé, points out what isn’t expected and suggests ways to shorten it. This happens on your device, it is advice, and it decides nothing about you: you accept or refuse each suggestion. No profile is built.',
      ],
    },
    {
      id: 'securite',
      title: 'Security',
      blocks: [
        'The site runs only its own code and calls no other server. What is on your device is as safe as your device’s lock: on a shared computer, use a private browsing window.',
        'If an incident involved information we hold and created a risk of serious injury, we would notify the people concerned and the Commission d’accès à l’information.',
      ],
    },
    {
      id: 'enfants',
      title: 'Children under 14',
      blocks: [
        'Jalon is meant for adults looking for work. We do not knowingly collect information about children under 14.',
      ],
    },
    {
      id: 'changements',
      title: 'Changes',
      blocks: [
        'When accounts open, you will be able to sync a résumé between your devices, if you choose to. Before you have to decide, this page will say what is sent, where, why and for how long.',
      ],
    },
  ],
});
