/** How long or large what people write and store may be. What a plan gives is in `plan-limits.ts`. */

const KIB = 1024;
export const MIB = 1024 * KIB;

/** Of a name, an address and a message: in characters. */
export const NAME_LENGTH = { min: 2, max: 120 } as const;
export const EMAIL_MAX = 254;
export const MESSAGE_LENGTH = { min: 10, max: 5000 } as const;

/** `max` in bytes: the server's hash reads no further. */
export const PASSWORD_LENGTH = { min: 6, max: 71 } as const;

/** A job posting, shared, pasted or out of a file, is kept and read up to this many characters. */
export const POSTING_MAX = { title: 300, text: 40_000 } as const;

/** What is filled in of an application, in characters: a line, an address of the web, notes. */
export const APPLICATION_MAX = { line: 300, url: 2000, notes: 20_000 } as const;

/** The name a device gives itself, in characters, and how many devices an account lists. */
export const DEVICE_LABEL_MAX = 120;
export const DEVICES_LISTED = 100;

/** One file kept on the server; it travels in parts. */
export const MAX_FILE_BYTES = 20 * MIB;
export const PART_BYTES = 1024 * KIB;

/** What the server reads of a request at the most, and what it takes of one with a device's changes. */
export const MAX_REQUEST_BYTES = 4 * MIB;
export const MAX_SYNC_BYTES = 1024 * KIB;

/** An event of the payment service; the longest hold a bill with its lines. */
export const MAX_EVENT_BYTES = 256 * KIB;

/** One request of a device's changes; `length` in characters of JSON, `paths` of all its patches. */
export const BATCH_LIMITS = { mutations: 200, length: 512 * KIB, paths: 1500 } as const;

/** Of an e-mail text of one's own, in characters, and how many one may have. */
export const EMAIL_TEMPLATE_MAX = { name: 80, subject: 200, body: 5000, count: 100 } as const;

/** Of a story kept for interviews, in characters; how many tags it has, and how many stories one keeps. */
export const STORY_MAX = { title: 120, part: 3000, tag: 40, tags: 12, count: 200 } as const;

/** Of what a person writes beside a reminder, in characters. */
export const REMINDER_NOTE_MAX = 300;

/** Of one request to the writing help, in characters and lines, and of its answer. */
export const ASSIST_MAX = { text: 3000, facts: 60, fact: 300, answer: 4000 } as const;

/** What is filled in of a profile: a line and a paragraph in characters, and how many entries of a list. */
export const PROFILE_MAX = { line: 200, text: 2000, skills: 100, entries: 30 } as const;

/** A picture that is opened to be cut out: its file in bytes, and what it holds in pixels once it is unpacked. */
export const PICTURE_LIMITS = { bytes: 15 * MIB, pixels: 50_000_000, side: 64 } as const;
