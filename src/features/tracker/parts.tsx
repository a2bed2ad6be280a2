import { Trans } from '@lingui/react/macro';
import { lazyPart, NotHereYet } from '#/parts/NotHereYet.tsx';
import { SubPage } from './SubPage.tsx';

// Each is fetched when it is first shown.
export const AddApplication = lazyPart(
  async () => (await import('./entry/AddApplication.tsx')).AddApplication,
  PageNotHere,
);
export const EditApplication = lazyPart(
  async () => (await import('./entry/EditApplication.tsx')).EditApplication,
  PageNotHere,
);
export const ApplicationDetail = lazyPart(
  async () => (await import('./detail/ApplicationDetail.tsx')).ApplicationDetail,
  PageNotHere,
);
export const EmailComposer = lazyPart(
  async () => (await import('./emails/EmailComposer.tsx')).EmailComposer,
  PageNotHere,
);
export const InterviewSheet = lazyPart(
  async () => (await import('./sheet/InterviewSheet.tsx')).InterviewSheet,
  PageNotHere,
);
export const EmailsPart = lazyPart(
  async () => (await import('./emails/EmailsPart.tsx')).EmailsPart,
  NotHereYet,
);
export const RemindersPart = lazyPart(
  async () => (await import('./reminders/RemindersPart.tsx')).RemindersPart,
  NotHereYet,
);
export const InsightPart = lazyPart(
  async () => (await import('./insight/InsightPart.tsx')).InsightPart,
  NotHereYet,
);
export const TransferPart = lazyPart(
  async () => (await import('./transfer/TransferPart.tsx')).TransferPart,
  NotHereYet,
);
export const Board = lazyPart(async () => (await import('./board/Board.tsx')).Board, NotHereYet);
export const CalendarView = lazyPart(
  async () => (await import('./calendar/CalendarView.tsx')).CalendarView,
  NotHereYet,
);

function PageNotHere() {
  return (
    <SubPage title={<Trans>Candidatures</Trans>}>
      <NotHereYet />
    </SubPage>
  );
}
