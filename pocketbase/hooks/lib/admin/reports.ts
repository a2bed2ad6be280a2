/** What an administrator reads of content and of organisations: titles and numbers, nobody's documents. */
import { toldCount, toldPart } from '#/domain/access/administration/cohort.ts';
import { LIVE_STATUSES } from '#/domain/access/plans/subscription.ts';
import { parityGaps } from '#/domain/content/parity.ts';
import { DAY_MS } from '#/domain/duration.ts';
import { personRanking } from '../accounts/people.ts';
import { answering, ok } from '../answer.ts';
import { rowsOf } from '../sql.ts';

/** `GET /api/jalon/admin/content`: `{posts, gaps, questions}`. */
export const reportContent = answering((e) => {
  personRanking(e, 'admin');
  const posts = rowsOf(
    e.app,
    `SELECT kind, key, language, title, published, COALESCE(NULLIF(revisedOn, ''), publishedOn) AS revisedOn
     FROM posts ORDER BY kind, key LIMIT 5000`,
    {},
    { kind: '', key: '', language: '', title: '', published: false, revisedOn: '' },
  ).map(({ kind, key, language, title, published, revisedOn }) => ({
    kind,
    key,
    language,
    title,
    isPublished: published,
    revisedOn,
  }));
  const questions = rowsOf(
    e.app,
    `SELECT industry, SUM(language = 'fr') AS fr, SUM(language = 'en') AS en
     FROM questions WHERE published = TRUE GROUP BY industry ORDER BY industry`,
    {},
    { industry: '', fr: 0, en: 0 },
  ).map(({ industry, fr, en }) => ({ industry, fr, en }));
  const shownIn = (wanted: string): number =>
    posts.filter(({ language, isPublished }) => isPublished && language === wanted).length;
  return ok({
    posts: { fr: shownIn('fr'), en: shownIn('en') },
    gaps: parityGaps(posts),
    questions,
  });
});

const ACTIVE_DAYS = 30;

/** `GET /api/jalon/admin/cohorts`: `{activeDays, cohorts}`, one for each group code; null where a number is too small to be told. */
export const reportCohorts = answering((e) => {
  personRanking(e, 'admin');
  const now = Date.now();
  const has = (table: string, more = 'TRUE') =>
    `COUNT(DISTINCT CASE WHEN EXISTS (SELECT 1 FROM ${table} AS made WHERE made.user = member.user AND ${more}) THEN member.user END)`;
  const cohorts = rowsOf(
    e.app,
    `SELECT code.id AS id, code.name AS name, code.seats AS seats, code.expiresOn AS expiresOn,
       COUNT(DISTINCT member.user) AS people,
       ${has('devices', 'made.lastSeenAt > {:since}')} AS active,
       ${has('cvs')} AS withResume,
       ${has('applications')} AS withApplication,
       ${has('interview_sessions', 'made.finishedAt > 0')} AS withTraining
     FROM group_codes AS code
     LEFT JOIN subscriptions AS member ON member.groupCode = code.id AND member.source = 'group'
       AND member.status IN (SELECT value FROM json_each({:live}))
     GROUP BY code.id ORDER BY code.name LIMIT 500`,
    { since: now - ACTIVE_DAYS * DAY_MS, live: JSON.stringify(LIVE_STATUSES) },
    {
      id: '',
      name: '',
      seats: 0,
      expiresOn: '',
      people: 0,
      active: 0,
      withResume: 0,
      withApplication: 0,
      withTraining: 0,
    },
  ).map(
    ({
      id,
      name,
      seats,
      expiresOn,
      people,
      active,
      withResume,
      withApplication,
      withTraining,
    }) => ({
      id,
      name,
      seats,
      until: expiresOn,
      people: toldCount(people),
      active: toldPart(active, people),
      withResume: toldPart(withResume, people),
      withApplication: toldPart(withApplication, people),
      withTraining: toldPart(withTraining, people),
    }),
  );
  return ok({ activeDays: ACTIVE_DAYS, cohorts });
});
