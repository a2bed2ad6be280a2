/** What happened lately, out of the records that keep it. */
import type { CvRecord } from '../cv/record/cv-record.ts';
import type { Application, ApplicationStatus } from '../tracker/application.ts';
import { historyOf } from '../tracker/history.ts';
import { isGiven, type InterviewResult } from '../training/interview-answer.ts';
import type { InterviewSession } from '../training/interview-session.ts';
import type { InterviewStory } from '../training/interview-story.ts';

export type Activity = {
  /** Milliseconds since 1970. */
  at: number;
  /** Of the record, with what happened to it: unique in a list. */
  id: string;
} & (
  | {
      kind: 'status';
      status: ApplicationStatus;
      /** The first thing that was ever noted of it. */
      isNew: boolean;
      application: string;
      name: string;
    }
  | { kind: 'email'; application: string; name: string; subject: string }
  | { kind: 'cvMade'; cv: string; name: string }
  | { kind: 'answer'; question: string; session: string; score: number | undefined }
  | { kind: 'interview'; session: string; jobTitle: string }
  | { kind: 'story'; name: string }
);

const ACTIVITIES_SHOWN = 5;

export const latestFirst = (activities: readonly Activity[]): Activity[] =>
  activities.toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1)).slice(0, ACTIVITIES_SHOWN);

export const activitiesOfApplication = (application: Application): Activity[] => {
  const { id, title, company } = application;
  const name = company.trim() || title.trim();
  const history = historyOf(application);
  const first = history.findLast(({ kind }) => kind === 'status')?.id;
  return history.map((event): Activity => {
    const base = { at: event.at, id: event.id, application: id, name };
    return event.kind === 'status'
      ? { ...base, kind: 'status', status: event.status, isNew: event.id === first }
      : { ...base, kind: 'email', subject: event.subject };
  });
};

export const activitiesOfCvs = (cvs: readonly CvRecord[]): Activity[] =>
  cvs.map(({ id, title, createdAt }) => ({
    kind: 'cvMade',
    id,
    at: createdAt,
    cv: id,
    name: title,
  }));

/** An answer within an interview is told by the interview once it is over. */
export const activitiesOfTraining = (
  results: readonly InterviewResult[],
  sessions: readonly InterviewSession[],
  stories: readonly InterviewStory[],
): Activity[] => [
  ...results
    .filter((result) => result.session === '' && isGiven(result))
    .map(({ id, answeredAt, question, session, scores }): Activity => ({
      kind: 'answer',
      id,
      at: answeredAt,
      question,
      session,
      score: scores.global,
    })),
  ...sessions.flatMap(({ id, state, finishedAt, jobTitle }): Activity[] =>
    state === 'finished' && finishedAt !== null
      ? [{ kind: 'interview', id, at: finishedAt, session: id, jobTitle }]
      : [],
  ),
  ...stories.map(({ id, createdAt, title }): Activity => ({
    kind: 'story',
    id,
    at: createdAt,
    name: title,
  })),
];
