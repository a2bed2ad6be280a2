import { createFileRoute } from '@tanstack/react-router';
import { EditProfilePage } from '#/features/profile/edit/EditProfilePage.tsx';
import { loadCatalog } from '#/i18n/i18n.ts';
import { openDataEarly } from '#/parts/local-data/open-early.ts';

export const Route = createFileRoute('/(account)/edit-profile')({
  loader: ({ preload }) => {
    if (!preload) openDataEarly();
    return Promise.all([loadCatalog('profile'), loadCatalog('local-data')]);
  },
  component: EditProfilePage,
});
