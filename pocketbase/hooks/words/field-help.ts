/**
 * What the dashboard says under each field of each collection. PocketBase takes 300 characters at the most, and none
 * for the dates it sets itself.
 */
import { SITE_JSON_FIELDS, SITE_JSON_SHAPES } from '#/domain/content/site/site-overrides.ts';

type Help = Readonly<Record<string, string>>;

/** Of fields that mean the same wherever they are. */
const EVERYWHERE: Help = {
  id: 'Made by the app or the server; nothing to change here.',
  user: 'The person it belongs to. Their devices lose it when it is given to someone else.',
  rev: 'Counts the changes of this record, for syncing. Moves on by itself.',
  clocks: 'When and by whom each value was last written, for syncing. Do not edit.',
  additions:
    'Which additions hold each member of a set, for syncing: {"skills.<key>": ["<id>"]}. Do not edit.',
  createdAt: 'When it was made, in milliseconds since 1970.',
  updatedAt: 'When it was last changed, in milliseconds since 1970.',
  trashedAt: 'In the bin since then, in milliseconds since 1970; 0: not in the bin.',
  lockedAt:
    'Beyond the places of the person’s plan since then, in milliseconds since 1970; 0: in use.',
};

const CVS: Help = {
  title: 'How the person calls this CV in their list; never printed.',
  language: 'Of the document: fr or en.',
  template: 'The look of the document.',
  accent: 'Colour of its headings; empty: the template’s own.',
  density: 'How closely its lines stand: airy, balanced or dense; empty: balanced.',
  dateStyle: 'How dates are printed.',
  step: 'Where the person is: upload, customise or download.',
  sourceFileName: 'Of the file it was read from; empty for one begun from nothing.',
  askedYearOnly: 'Whether the person was asked for the months of dates that are a year alone.',
  longAllowed: 'Whether the person wants more than two pages.',
  twin: 'Id of the same CV in the other language, or empty.',
  agreed:
    'What this CV said when the two languages last agreed, by field path: {"personal.summary": "…", "experience.<id>": "id of the other side’s entry"}.',
  personal: 'Such as {"fullName": "…", "email": "…", "phone": "…", "city": "…", "summary": "…"}.',
  experience:
    'Jobs by their id: {"<id>": {"order": "i", "jobTitle": "…", "company": "…", "location": "…", "startDate": …, "endDate": …, "achievements": ["…"]}}.',
  education:
    'Studies by their id: {"<id>": {"order": "i", "degree": "…", "fieldOfStudy": "…", "institution": "…", "location": "…", "startDate": …, "graduationDate": …, "details": ["…"], "assessor": "WES", …}}.',
  skills: 'Skills by their key: {"<key>": {"order": "i", "name": "…"}}.',
  languages: 'Languages by their id: {"<id>": {"order": "i", "name": "…", "level": "…"}}.',
  other:
    'Further sections by their id: {"<id>": {"order": "i", "kind": "…", "title": "…", "entries": ["…"]}}.',
  unplaced: 'Lines of the file that found no field: {"<id>": {"order": "i", "text": "…"}}.',
  removed:
    'Personal details taken out of the CV: {"<id>": {"order": "i", "kind": "…", "text": "…", "restored": false}}.',
  evidence:
    'Fields that the person should look at, by their path: {"experience.<id>.jobTitle": {…}}.',
};

const BY_COLLECTION: Readonly<Record<string, Help>> = {
  users: {
    password: 'At least 6 characters. Setting it here ends the person’s sessions.',
    tokenKey: 'Signs this person’s sessions; a new one ends them all.',
    email: 'The address they sign in with, in small letters.',
    emailVisibility: 'Not used: nobody but the person sees their address.',
    verified: 'Whether the address was confirmed by the link in a mail.',
    fullName: 'As the person wrote it.',
    language: 'Of their mails: fr or en.',
    role: 'user, premium, admin or super_admin. A change leaves a line in audit_log. The first app administrator is made here.',
    disabled: 'On: every session ends at once and nobody signs in. Nothing is deleted.',
    codeByMail:
      'Whether a code is mailed after the password at each sign-in. Off lets in somebody who has lost their mailbox.',
    deleteAfter:
      'When the account goes with all it holds, in milliseconds since 1970, because the person asked for it; 0: it stays.',
  },
  consents: {
    kind: 'What was agreed to, such as terms.',
    version: 'The day of the text they agreed to.',
    language: 'In which they read it.',
    granted: 'Whether they agreed.',
    at: 'When, in milliseconds since 1970.',
  },
  devices: {
    device: 'The name the device gave itself for syncing.',
    label: 'What the person reads in their list of devices.',
    firstSeenAt: 'Milliseconds since 1970.',
    lastSeenAt: 'Milliseconds since 1970.',
  },
  push_subscriptions: {
    endpoint:
      'Where the browser’s own service is called to wake the device. Nothing of the person is sent there.',
    service: 'Whose service it is: Google, Mozilla, Apple or Microsoft.',
    timeZone: 'Of the device, such as America/Toronto; empty: the server’s.',
    seenAt: 'When the device last said that it wishes to be woken, in milliseconds since 1970.',
    toldDay: 'The last day on which it was woken; what became due since is told.',
    dueAt: 'Not woken before then, in milliseconds since 1970.',
    attempts: 'How often its service was called in vain today; given up after 5.',
  },
  subscriptions: {
    source:
      'trial, stripe (paid), group (by a code) or hand (given by an administrator). One of each a person.',
    status: 'active and trialing count; canceled does until periodEnd.',
    periodEnd: 'Premium holds until then, in milliseconds since 1970.',
    paidUntil: 'What is paid for ends then, in milliseconds since 1970; 0: nothing is paid.',
    groupCode: 'Id of the group code it came by, or empty.',
    checkedAt: 'When the payment service was last asked, in milliseconds since 1970. Do not edit.',
    cancelAtEnd: 'Whether it ends then by the person’s wish.',
    customerId: 'At the payment service.',
    subscriptionId: 'At the payment service.',
  },
  group_codes: {
    name: 'Of the organisation, as Administration shows it; people who use the code do not see it.',
    code: 'Left empty: the server makes one that nobody can guess. People may write it in small letters and with hyphens.',
    seats: 'How many people it gives Premium to; fewer than have it already takes it from nobody.',
    expiresOn:
      'The last day of Premium for all of them, such as 2027-06-30, to its end. A later day prolongs it, a day past ends it.',
  },
  outbox: {
    kind: 'Which mail it is, such as verify; payment-… is what the payment service must hear.',
    user: 'The person’s id; empty when the mail outlives the account.',
    recipient: 'The address it goes to.',
    language: 'fr or en.',
    details: 'What the mail is filled in with, such as {"token": "…"}; emptied once it has gone.',
    state:
      'failed was given up. Set it to waiting, and it is begun again within a minute, with a new link; what can’t be is refused in words.',
    attempts: 'How often it was tried; given up after 8, for the payment service after 40.',
    dueAt: 'Not tried before then, in milliseconds since 1970.',
    leaseUntil: 'Being sent until then at the latest, in milliseconds since 1970.',
    dedupeKey: 'A second mail with the same key is not sent.',
    lastError: 'What the mail server, or the payment service, said the last time.',
    madeAt: 'When it was asked for, in milliseconds since 1970.',
  },
  audit_log: {
    actor:
      'Id of who did it: an app administrator, or the operator in this dashboard; empty for the server itself.',
    action: 'What was done, such as role_set.',
    target: 'Id of the account it was done to.',
    before: 'What it was, such as a role.',
    after: 'What it is since then.',
    at: 'When, in milliseconds since 1970.',
  },
  incidents: {
    knownOn: 'The day on which it became known, as 2026-11-23.',
    occurred: 'When it happened: a day or a period, in words.',
    what: 'What happened.',
    data: 'The personal information concerned, or why that is not known.',
    people: 'About how many people.',
    risk: 'open while it is looked into, serious, or not_serious.',
    reason: 'Why the risk is judged so.',
    measures: 'What was done so that harm is less likely.',
    authorityToldOn:
      'The day of the notice to the Commission d’accès à l’information; may be empty.',
    peopleToldOn: 'The day of the notice to the people; may be empty.',
    publicNotice: 'Whether the public was told instead, and why.',
    changedAt: 'When it was last written, in milliseconds since 1970.',
  },
  posts: {
    title: 'At the head of the page and in lists.',
    kind: 'article for guides, blog for news: where the page stands.',
    language: 'Of the text. Its translation is a post of its own with the same key.',
    published: 'Off: a draft, which nobody sees.',
    publishedOn:
      'Public from this day on, such as 2027-06-30. Left empty, a published post gets today’s.',
    revisedOn:
      'The day of the last real change, such as 2027-06-30, shown under the title; may be empty.',
    slug: 'The end of the page’s address. Left empty: made of the title. After a change the old address leads to the new one.',
    key: 'What ties a post to its translation: copy it from the other one. Left empty: made of the slug.',
    summary: 'One or two sentences, for lists and search engines.',
    tags: 'Subjects with commas between, such as: cv, interview.',
    body: 'The text in Markdown, from ## headings down.',
    sources: 'One per line: title | publisher | https://address',
    minutes: 'Of reading; counted from the text each time it is saved.',
  },
  questions: {
    text: 'The question as it is put to people.',
    language: 'Of the text: fr or en. The questions of one are no translations of the other’s.',
    industry: 'Whom it is for; general for everyone.',
    published: 'On: people are asked this. Off: nobody is; answers that people gave stay.',
    basic: 'On: for everybody. Off: for those with a premium account.',
    category:
      'What it asks for: a story (behavioral), knowledge (technical), a plan (situational) or the person.',
    difficulty: 'easy, medium or hard.',
    level: 'Of the person who is asked: beginner, intermediate (2 to 5 years) or expert.',
    tips: 'Two or three, one per line.',
    intent: 'What the interviewer wants to learn.',
    followUp: 'What an interviewer would ask next.',
    key: 'People’s answers refer to it, so it stays as it is. Left empty: made of the text.',
  },
  site_settings: {
    legalName: 'Who answers for this site, in the privacy policy and the terms.',
    address: 'Postal address, in the privacy policy and the terms.',
    officerName: 'The person in charge of personal information.',
    officerTitle: 'Their title.',
    officerEmail: 'Where people write to about their personal information.',
    supportEmail: 'Shown wherever the site offers help.',
    contactRecipient: 'Where messages of the contact page go; told to nobody. Empty: supportEmail.',
    mailName: 'Who mails come from; told to nobody else. Empty: JALON_MAIL_NAME.',
    mailAddress:
      'The address mails come from; your mail service must accept it. Empty: JALON_MAIL_FROM.',
    premiumPrice: 'Of a month of Premium, in Canadian dollars; 0: as the app is shipped.',
    ...Object.fromEntries(
      SITE_JSON_FIELDS.map((name) => [
        name,
        `Empty: as the app is shipped. Else ${SITE_JSON_SHAPES[name]}.`,
      ]),
    ),
  },
  contact_messages: {
    message_id: 'Made by the page, so that a message sent twice is kept once.',
    name: 'As the person wrote it.',
    email: 'Where to answer.',
    topic: 'What they chose; priority comes from people with Premium alone.',
    rank: 'In which order to answer: 1 first; of the same rank, the oldest.',
    message: 'Kept for a year.',
    language: 'Of the page they wrote on: fr or en.',
    state: 'new waits for your answer. Set it to answered once you have written to them.',
    receivedAt: 'Milliseconds since 1970.',
  },
  cvs: CVS,
  cv_versions: {
    cv: 'Id of the CV it is a version of.',
    title: 'What the person calls this version.',
    content: 'The CV as it was then: {"title": "…", "personal": {…}, "experience": {…}, …}.',
  },
  letters: {
    cv: 'Id of the CV it goes with.',
    application: 'Id of the application it is for, or empty.',
    language: 'Of the letter: fr or en.',
    jobTitle: 'Of the ad.',
    company: 'The employer.',
    recipient: 'Who reads it, or empty.',
    place: 'The city it is written in.',
    day: 'Such as 2026-12-01.',
    subject: 'What it is about.',
    greeting: 'Such as Madame, Monsieur,',
    body: 'Its paragraphs, an empty line between them.',
    closing: 'How it ends.',
  },
  applications: {
    title: 'Of the job.',
    company: 'The employer.',
    location: 'Where the job is.',
    province: 'Of the job, in two letters such as QC, or empty.',
    workplace: 'on-site, hybrid or remote, or empty.',
    language: 'Of the ad: fr or en, or empty.',
    status: 'applied, interview, offer, rejected or closed.',
    dateApplied: 'YYYY-MM-DD, or empty.',
    deadline: 'YYYY-MM-DD, or empty.',
    interviewAt: 'YYYY-MM-DDTHH:mm in the person’s own time, or empty.',
    url: 'Of the posting.',
    salaryMin: 'In cents for one salaryPeriod; 0: not given.',
    salaryMax: 'In cents for one salaryPeriod; 0: not given.',
    salaryPeriod: 'hour, week or year, or empty.',
    recruiter: 'Who the person is in touch with.',
    recruiterEmail: 'Their address.',
    source: 'Where the job was found, such as job-bank or person; or empty.',
    cv: 'Id of the CV that was sent, or empty.',
    cvVersion: 'Id of the version that keeps this CV as it was sent, or empty.',
    endReason: 'Why it came to its end, such as no-answer or accepted; or empty.',
    notes: 'The person’s own.',
    sentEmails:
      'E-mails the person said they sent: {"<id>": {"subject": "…", "at": milliseconds since 1970}}.',
    statusEvents:
      'How the status changed: {"<id>": {"status": "applied", "at": milliseconds since 1970}}.',
  },
  reminders: {
    application: 'Id of the application it is about.',
    type: 'What to do, such as follow-up.',
    dueOn: 'YYYY-MM-DD.',
    state: 'Whether it waits, is done or was dismissed.',
    note: 'The person’s own.',
  },
  reminder_settings: {
    statuses: 'Reminders by status of an application: {"applied": {"enabled": true, "days": 7}}.',
  },
  email_templates: {
    category: 'What the mail is for.',
    name: 'In the person’s list.',
    subject: 'May hold {{…}} variables, filled in for one application.',
    body: 'May hold {{…}} variables, filled in for one application.',
    language: 'fr or en.',
  },
  interview_drafts: {
    question: 'Key of the question.',
    session: 'Id of the interview it belongs to, or empty.',
    answer: 'As far as it is written.',
  },
  interview_sessions: {
    kind: 'simulation, custom or practice; a plan gives so many of each.',
    jobTitle: 'Of a custom interview.',
    jobDescription: 'Of a custom interview.',
    language: 'Of the questions: fr or en.',
    industry: 'What a simulation was asked to be about, such as healthcare; may be empty.',
    level: 'beginner, intermediate or expert; may be empty.',
    answerSeconds: 'Time for one answer; 0: as long as the person likes.',
    state: 'How far it is.',
    startedAt: 'Milliseconds since 1970.',
    finishedAt: 'Milliseconds since 1970; 0: not yet.',
    questions:
      'By their id: {"<id>": {"order": "i", "question": "key", "text": "…", "category": "general"}}.',
  },
  interview_stories: {
    title: 'How the person calls it.',
    language: 'Of the text: fr or en.',
    situation: 'Where and when it happened.',
    task: 'What had to be done.',
    action: 'What the person did.',
    result: 'What came of it.',
    competencies:
      'What it shows, by key: {"<key>": {"order": "i", "name": "empty, or the person’s own word"}}.',
    usedIn:
      'Questions it was used for: {"<key>": {"order": "i", "question": "key of the question"}}.',
  },
  linkedin_profiles: {
    account:
      'Of LinkedIn, not of Jalon: free or premium. It decides how long an invitation may be.',
    answers: 'Filled in once: {"role": "…", "sector": "…", "strengths": "…", "value": "…"}.',
    checks: 'Steps that the person says are done, or not: {"photo": true}.',
    archive:
      'What LinkedIn’s archive said last: {"readAt": 0, "facts": {…}}; {} before there is one.',
  },
  linkedin_texts: {
    kind: 'headline, summary, post or message.',
    manner:
      'Of a post its tone (professional, inspiring, educational, personal), of a message its purpose (jobSearch, advice, collaboration, informational).',
    language: 'Of the text: fr or en.',
    answers: 'What was filled in for it: {"topic": "…"}.',
    seed: 'What the proposals were drawn with; the same gives the same.',
    text: 'The proposal that was chosen, as the person changed it.',
  },
  interview_results: {
    session: 'Id of the interview it belongs to.',
    question: 'Key or id of the question.',
    answer: 'What the person said or wrote; empty: passed over.',
    seconds: 'How long the answer took; 0: not known.',
    scores: 'Each from 0 to 100: {"global": 70, "content": 70, "structure": 70, "delivery": 70}.',
    feedback: '{"strengths": ["…"], "improvements": ["…"], "exampleAnswer": "…"}.',
    voice:
      'Of a spoken answer: {"speechRate": 130, "hesitations": 4, "emotions": {"confidence": 70, …}, "recommendations": ["…"], "overallScore": 70}.',
    answeredAt: 'Milliseconds since 1970.',
  },
  profiles: {
    fullName: 'As the person wrote it.',
    position: 'What they work as, or want to.',
    location: 'Where they live.',
    bio: 'A few sentences about themselves.',
    image: 'Id of the file with their picture, or empty.',
    skills: 'By their key: {"<key>": {"order": "i", "name": "…"}}.',
    education: 'By their id: {"<id>": {"order": "i", …}}.',
    experience: 'By their id: {"<id>": {"order": "i", …}}.',
  },
  settings: {
    language: 'Of the app: fr or en; empty: as the device.',
    theme: 'light, dark, or as the device.',
    region: 'Province or territory where they look for work, such as QC, or empty.',
    dateStyle: 'Of new CVs: numeric (03/2021) or words (March 2021).',
    timeZone: 'Such as America/Toronto.',
    emailNotifications: 'Whether the person wants mails about their work.',
    pushNotifications: 'Whether the person wants notifications on their devices.',
    marketingEmails: 'Whether the person agreed to mails that advertise.',
    weeklyDigest: 'Whether the person wants a summary each week.',
    trainingLanguage: 'Of interview questions: fr or en; empty: as the app.',
    answerTime: 'For one answer of a simulation: none, or seconds; empty: the usual time.',
    hidesTips: 'Whether tips stay closed until the person opens them.',
    earlyAccess: 'Whether the person, with Premium, wishes to try what is new before others.',
    keepsRecordings: 'Whether recordings are kept without asking each time.',
    consents:
      'Each yes and each no: {"<id>": {"purpose": "assist-summary", "given": true, "at": …, "wording": "2026-11-23", "recipient": "…"}}.',
  },
  files: {
    name: 'As the person called it.',
    type: 'Of its content, such as application/pdf.',
    size: 'In bytes.',
    hash: 'SHA-256 of its content, 64 hexadecimal digits.',
    purpose: 'source-cv, profile-image, recording or attachment.',
    collection: 'Of the record it belongs to, or empty.',
    record: 'Id of the record it belongs to, or empty.',
    bytes:
      'The name of its content in the storage; empty until that has arrived whole. Do not edit.',
    storedHash: 'SHA-256 of what is stored.',
    storedSize: 'In bytes; counts for the room that the plan gives.',
  },
  history: {
    collection: 'Of the record two devices changed at once.',
    record: 'Id of that record.',
    path: 'Which of its fields, such as experience.<id>.company.',
    value: 'What was not kept: any JSON, such as "a text" or {"jobTitle": "…"}.',
    clock: 'When and by whom it was written.',
    device: 'The device it was written on, where that is known.',
    reason: 'lost: the other version was kept.',
    shownClock: 'When and by whom the version that was kept was written.',
    shownDevice: 'The device the version that was kept was written on, where that is known.',
    resolvedAt: 'When the person chose, in milliseconds since 1970; 0: not yet.',
  },
};

/** '' for a field nobody here knows, such as one the operator has added. */
export const helpFor = (collection: string, field: string): string =>
  BY_COLLECTION[collection]?.[field] ?? (BY_COLLECTION[collection] ? EVERYWHERE[field] : '') ?? '';

export const HELPED_COLLECTIONS = Object.keys(BY_COLLECTION);
