import { Toaster } from '#/ui/messages/Toaster.tsx';
import { Page, Stack } from '#/ui/layout/layout.tsx';
import { ActionsGallery } from './ActionsGallery.tsx';
import { FieldsGallery } from './FieldsGallery.tsx';
import { MessagesGallery } from './MessagesGallery.tsx';

export function Gallery() {
  return (
    <main>
      <Page title="Galerie des composants">
        <Stack gap="px32">
          <ActionsGallery />
          <FieldsGallery />
          <MessagesGallery />
        </Stack>
      </Page>
      <Toaster />
    </main>
  );
}
