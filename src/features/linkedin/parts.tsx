import { Trans } from '@lingui/react/macro';
import { lazyPart, NotHereYet } from '#/parts/NotHereYet.tsx';
import { SubPage } from './SubPage.tsx';

// Each is fetched when it is first shown.
export const WritePart = lazyPart(
  async () => (await import('./write/WritePart.tsx')).WritePart,
  NotHereYet,
);
export const PhotoPart = lazyPart(
  async () => (await import('./photo/PhotoPart.tsx')).PhotoPart,
  NotHereYet,
);
export const SkillsPart = lazyPart(
  async () => (await import('./skills/SkillsPart.tsx')).SkillsPart,
  NotHereYet,
);
export const ArchivePage = lazyPart(
  async () => (await import('./archive/ArchivePage.tsx')).ArchivePage,
  PageNotHere,
);
export const CompletenessPage = lazyPart(
  async () => (await import('./CompletenessPage.tsx')).CompletenessPage,
  PageNotHere,
);

function PageNotHere() {
  return (
    <SubPage title={<Trans>Profil LinkedIn</Trans>}>
      <NotHereYet />
    </SubPage>
  );
}
