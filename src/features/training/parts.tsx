import { Trans } from '@lingui/react/macro';
import { lazyPart, NotHereYet } from '#/parts/NotHereYet.tsx';
import { SubPage } from './SubPage.tsx';

// Each is fetched when it is first shown.
export const QuestionPage = lazyPart(
  async () => (await import('./practice/QuestionPage.tsx')).QuestionPage,
  PageNotHere,
);
export const SessionPage = lazyPart(
  async () => (await import('./simulation/SessionPage.tsx')).SessionPage,
  PageNotHere,
);
export const SimulationPart = lazyPart(
  async () => (await import('./simulation/SimulationPart.tsx')).SimulationPart,
  NotHereYet,
);
export const CustomPart = lazyPart(
  async () => (await import('./custom/CustomPart.tsx')).CustomPart,
  NotHereYet,
);
export const StoriesPart = lazyPart(
  async () => (await import('./stories/StoriesPart.tsx')).StoriesPart,
  NotHereYet,
);
export const RightsPart = lazyPart(
  async () => (await import('./rights/RightsPart.tsx')).RightsPart,
  NotHereYet,
);
export const AnalyticsPart = lazyPart(
  async () => (await import('./analytics/AnalyticsPart.tsx')).AnalyticsPart,
  NotHereYet,
);
export const SettingsPart = lazyPart(
  async () => (await import('./settings/SettingsPart.tsx')).SettingsPart,
  NotHereYet,
);

function PageNotHere() {
  return (
    <SubPage title={<Trans>Préparation aux entrevues</Trans>}>
      <NotHereYet />
    </SubPage>
  );
}
