/**
 * How long an answer may be, in UTF-16 units, so that what is written of all of them fits what LinkedIn takes: an
 * "About" text of the longest answers stays under its limit, and a post's first line is seen whole on a phone.
 */
export const ANSWER_MAX: Readonly<Record<string, number>> = {
  role: 100,
  sector: 60,
  strengths: 200,
  value: 280,
  path: 500,
  result: 350,
  goal: 160,
  topic: 80,
  story: 1800,
  lesson: 300,
  keywords: 120,
  person: 60,
  company: 80,
  reason: 300,
  ask: 160,
};
