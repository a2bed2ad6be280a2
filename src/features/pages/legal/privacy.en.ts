import { OFFERED_PURPOSES, PURPOSE_WORDS } from '#/parts/assist/assist-purposes.ts';
import type { ProseText } from '../prose/prose-text.ts';
import type { SiteFacts } from '../prose/site-facts.ts';

export const text = ({
  supportEmail,
  legalName,
  address,
  officer,
  officerEmail,
  law,
}: SiteFacts): ProseText => ({
  title: 'Privacy policy',
  lead: 'Without an account, everything you write in Jalon stays on your device. With one, it is also kept on our server, for you alone.',
  contents: 'On this page',
  sections: [
    {
      id: 'en-bref',
      title: 'In short',
      blocks: [
        {
          list: [
            'Your browser reads your files on your device. Without an account, we receive nothing of what you do.',
            'With an account, which you create if you want one, our server keeps your work the same on all your devices. We don’t read it, sell it or use it for anything else.',
            'No cookies, no advertising, no third-party analytics.',
            'You can download and erase everything yourself, your account included, without asking us.',
          ],
        },
        `This policy took effect on ${law.privacySince}. It describes the product as it is on that date. It will be rewritten, and announced, before we open anything that would do something else with your information.`,
      ],
    },
    {
      id: 'responsable',
      title: 'Who is responsible',
      blocks: [
        'The operator of this site is accountable for protecting your personal information.',
        {
          facts: [
            { term: 'Operator', value: legalName },
            { term: 'Address', value: address },
            {
              term: 'Person in charge of the protection of personal information',
              value: officer,
            },
            {
              term: 'How to reach them',
              value: `[${officerEmail}](mailto:${officerEmail})`,
            },
          ],
        },
      ],
    },
    {
      id: 'sur-votre-appareil',
      title: 'What is kept on your device',
      blocks: [
        'All of this is in your browser. We have no access to it; what an account sends to the server is described below.',
        {
          facts: [
            {
              term: 'Database `jalon-guest`',
              value:
                'Your résumés: the fields you filled in, lines still to be placed, what was taken out, and the history of your changes. The original file is kept only if you choose to, and only here: never sent, never put in a back-up, erased with its résumé. Your applications: the posting and its text, the company, the dates, the salary, the person to contact, your notes, your reminders, your email templates and the subject of the emails you say you sent; and the drafts you have not saved yet. Your practice interviews: the questions asked, your written or transcribed answers, the time they took, the scores and their reasons, the stories you keep to answer with, and, if you spoke, the figures taken from your voice (pace, pauses, loudness). The recording itself is kept only if you choose so. Your LinkedIn profile: your answers, the texts you keep, the steps you ticked, and what the archive you give says (name, place, headline, “About” text, jobs, schools, skills, languages, certifications), without the email addresses. The photo you check is neither kept nor sent.',
            },
            {
              term: 'Database `jalon-…`, one for each account',
              value:
                'The same for an account opened here, with its session. It is deleted when you sign out, unless you ask to keep it locked. On a computer you declared shared, it is deleted as soon as you leave.',
            },
            {
              term: '`jalon-account`',
              value: 'The name and address of the account opened here, to greet you.',
            },
            {
              term: '`jalon-existing-user-…`, `jalon-has-activities-…`',
              value: 'That this account has been opened in this browser, and that it holds work.',
            },
            { term: '`generalSettings`', value: 'The language you chose.' },
            { term: '`vite-ui-theme`, `jalon-theme`', value: 'Light or dark theme.' },
            {
              term: '`jalon-last-tool`, `jalon-cv-shelf`, `jalon-applications`',
              value:
                'The tool you opened last, so that the installed app starts there; and how many résumés and applications are shown, so that the page does not move.',
            },
            {
              term: '`jalon-lock`, `jalon-lock-seen`',
              value:
                'If you lock Jalon: what recognizes your passphrase, without the passphrase itself, your tries, and when you were last here.',
            },
            {
              term: '`jalon-left`',
              value:
                'On a shared computer: when the page was left, so that reloading it does not sign you out.',
            },
            {
              term: '`jalon-install-offered`',
              value: 'The day you were offered to install the app, so as not to insist.',
            },
            {
              term: 'Cache `jalon-scan`',
              value:
                'The image reader, if you downloaded it for a scanned résumé. It contains nothing of yours.',
            },
            {
              term: 'Cache `jalon-shared`',
              value:
                'What another app hands to Jalon waits in your browser until you take it or remove it.',
            },
            {
              term: 'Cache `jalon-push`',
              value:
                'If you ask to be woken for your reminders: whose account they are in, so that the words are written on your device.',
            },
            {
              term: '`jalon-sounds`, `jalon-vibration`, `jalon-text-size`, `jalon-motion`',
              value:
                'How this browser shows Jalon: sounds, vibration, the size of the text and animations.',
            },
            {
              term: '`analytics_events`',
              value: `A log of the last ${law.eventsKept} events, such as “home page opened”: the date, the page’s address, the kind of browser and the id of the open account. It doesn’t leave your device.`,
            },
            {
              term: '`jalon-ready-dismissed`, `tsr-scroll-restoration-v1_3`',
              value:
                'The invitation you closed, and your place on the page. Both disappear when you close the tab.',
            },
            {
              term: '`contact_outbox`',
              value:
                'A message of the Contact page written without a network: your name, your address and the message. The entry disappears once the message is sent, when you remove it, or when you sign out and keep nothing here.',
            },
            {
              term: 'Database `jalon-content`',
              value:
                'The articles and news you opened, and the interview questions, so that you can read them without a network. None of your information is in it.',
            },
            {
              term: 'Caches `workbox-precache-…`, `jalon-kit`, `jalon-letters`',
              value:
                'The site’s own files, kept by a service worker so that it runs without a connection. None of your information is in it.',
            },
          ],
        },
        'When you sign out, or erase everything, the log, the last tool, the number of résumés, your places on pages and what another app handed over are erased as well. The language, the theme and the sounds stay: they are choices of the browser.',
      ],
    },
    {
      id: 'ce-que-le-serveur-voit',
      title: 'What the server sees',
      blocks: [
        `Like any website, it receives your IP address and the kind of browser you use while it answers you. The server that comes with Jalon keeps a technical log for ${law.serverLog} and writes no IP address in it.`,
        'Your host, your internet provider and the network you are on may keep logs of their own.',
        'The Contact page sends your name, your email address and your message to the server. They are kept there so that we can answer you, and reach us by email as well. With the topic “Priority support”, the server also checks that your account has Premium.',
        `If you write to us at [${supportEmail}](mailto:${supportEmail}), we use your message to answer you and for nothing else. Please don’t attach a résumé or an identity number unless it is really needed.`,
      ],
    },
    {
      id: 'compte',
      title: 'What an account keeps on the server',
      blocks: [
        'None of this exists without an account. With one, the server keeps:',
        {
          list: [
            '**You:** your name, your email address, your password in a form that can’t be read back, your language, your plan, which version of the terms you accepted, and when, and whether you asked for our news by email.',
            '**Your work:** your résumés and their versions, applications with the posting’s text and the person to contact, reminders, templates, practice interviews with your answers and their scores, profile, settings and files, with the other version when two devices changed the same thing.',
            '**Your devices:** the name of each, such as “Firefox, Windows”, and the day it was last seen. For those you ask us to wake, the address given by the browser’s service and the time zone.',
          ],
        },
        'What was taken out of a résumé (birth date, religion, address, identity number…) stays on the device that read it: the server only knows that something of that kind was taken out. If you put it back in the résumé, it is sent with it, except an identity number. A résumé’s photo and original file are not sent.',
        'A résumé you download as PDF, Word or text holds only what the preview shows. The back-up copy holds everything, including what was taken out, but not the original file: keep it to yourself.',
        'The emails about an application leave from your own mailbox: we neither send nor read them. A posting you paste or drop is read on your device. The words of reminders’ notifications are written by your device. If you ask for them by email, the server sends them to you with the company’s name, and a weekly summary in figures; each has a link to stop them. If you ask to be woken when Jalon is closed, the server calls your browser’s own service (Google, Mozilla, Apple or Microsoft) and writes nothing in the call.',
        'An interview answer is scored on your device, by rules that the screen shows. Your voice is analysed there too: it is not sent, and no accent is scored.',
        'This information serves to give you your work back on your devices, to protect your account and to write to you about it: confirmation, new password, change of address, deletion. Only the people who run this server can technically reach it, and they do so only to maintain it or at your request.',
      ],
    },
    {
      id: 'modele-de-langue',
      title: 'Help from a language model',
      blocks: [
        'The operator may connect a language model, which suggests another wording. This help is off, needs an account, and you allow it use by use. The screen then names who runs the model and where. Your permission is kept with its date in your settings, and you take it back the same way. This is what each use sends, and nothing is sent without your permission:',
        {
          list: OFFERED_PURPOSES.map((purpose) => {
            const { name, sends } = PURPOSE_WORDS.en[purpose];
            return `**${name}:** ${sends}.`;
          }),
        },
        'Your name, address, phone number, email and links are taken out on your device before it is sent, and the server refuses a text in which it finds some. The name of another person, if you wrote it, goes with the text. Our server keeps neither the text nor the answer, only how many requests you made that day. Whoever runs the model may have rules of their own.',
        'When your browser has its own language model, nothing is sent. In every case, an answer that adds a number, a date, a name or a tool is not shown to you.',
      ],
    },
    {
      id: 'paiement',
      title: 'Trying and paying for Premium',
      blocks: [
        `The ${law.trial} of trial ask for no card and no payment. Each person has one trial: to know that, the server keeps for ${law.usedTrial} a fingerprint of your email address, which can’t be read back, even if the account is deleted in the meantime.`,
        'If you pay, you do so on the pages of Stripe, a company in the United States: your information may be handled outside Quebec and Canada. Our server sends it your email address, your language and the id of your account, and nothing of your work. You give your card to Stripe alone: we never see it. Stripe tells us whether Premium is paid for, until when, and whether it is cancelled. The server keeps these answers and the number that Stripe gives your account.',
        'With an organization’s code, the server keeps which code you used. We don’t tell the organization who used it.',
        'When your account is deleted, the server asks Stripe to stop every payment and to erase you too. The law may require Stripe to keep invoices.',
      ],
    },
    {
      id: 'duree',
      title: 'For how long',
      blocks: [
        {
          list: [
            '**On your device:** until you erase it. Without an account, the bin keeps résumés and applications until you delete them for good. Your browser may also clear this data when space runs out.',
            `**Account and synced work:** for as long as the account exists. The bin is emptied after ${law.bin}. An account you delete is erased with all it holds after ${law.accountUndo}, during which you can change your mind.`,
            '**What remains of a deleted item:** its identifier, without a word of it, so that a device that was away for long doesn’t bring it back.',
            `**The other version, when two devices changed the same thing:** ${law.otherVersion} after your choice.`,
            `**Emails the server sends you:** their text is erased once sent; a record without the text stays for ${law.sentMail}.`,
            `**Messages received from Stripe:** their number alone, for ${law.billingEvents}, so that none counts twice.`,
            `**The server’s technical log:** ${law.serverLog}.`,
            `**The server’s back-ups:** the latest ${law.backups}. What you erase is gone from them after that.`,
            `**Your messages and emails:** as long as it takes to settle your request, then ${law.messages} at most.`,
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
            '**Account:** the Account and security page lets you download everything, change your address and delete the account.',
            '**Erase one résumé or application:** move it to the bin, open the bin, then delete it for good.',
            '**Erase everything:** the [My data](/my-data?part=device) page erases your work from this device when no account is open on it; clearing this site’s data in your browser also removes your preferences and the caches.',
          ],
        },
        'Once erased, nothing can be recovered.',
      ],
    },
    {
      id: 'vos-droits',
      title: 'Your rights',
      blocks: [
        'Québec’s Act respecting the protection of personal information in the private sector, as amended by Law 25, entitles you to know what we hold about you, to get it in a structured, commonly used format, to have it corrected or erased, and to withdraw your consent. Similar rights exist elsewhere in Canada.',
        `Write to the person in charge, named above. We answer in writing within ${law.privacyAnswer}. What was made without an account exists only on your side: we can’t read it, pass it on or recover it.`,
        'If our answer doesn’t satisfy you, you can turn to the Commission d’accès à l’information du Québec or to the Office of the Privacy Commissioner of Canada.',
      ],
    },
    {
      id: 'decisions-automatisees',
      title: 'Automated decisions',
      blocks: [
        'Jalon organizes your résumé, points out what isn’t expected and suggests ways to shorten it. It scores your practice answers, for you alone. This happens on your device, it is advice, and it decides nothing about you: you accept or refuse each suggestion. No profile is built.',
      ],
    },
    {
      id: 'securite',
      title: 'Security',
      blocks: [
        'In your browser, the site runs only its own code and calls no server but ours. What is on your device is as safe as your device’s lock: on a shared computer, tick “This computer is shared” when you sign in: everything is erased from it when you leave.',
        'If an incident involved information we hold and created a risk of serious injury, we would notify the people concerned and the Commission d’accès à l’information.',
      ],
    },
    {
      id: 'enfants',
      title: `Children ${law.leastAge}`,
      blocks: [
        `Jalon is meant for adults looking for work. We do not knowingly collect information about children ${law.leastAge}.`,
      ],
    },
    {
      id: 'changements',
      title: 'Changes',
      blocks: [
        'An important change to this page is announced on the site, and by email to people who have an account, before it applies.',
      ],
    },
  ],
});
