/** Every primitive in its states, at /src/app/gallery/ under `npm run dev`. Never part of the build. */
import '#/ui/theme/theme.ts';
import { createRoot } from 'react-dom/client';
import { activateLocale, loadCatalog } from '#/i18n/i18n.ts';
import { startingLocale } from '#/i18n/locale.ts';
import { LanguageProvider } from '#/parts/LanguageProvider.tsx';
import { startTheme } from '#/parts/theme-choice.ts';
import { Gallery } from './Gallery.tsx';

startTheme();
void loadCatalog('shell', 'fr');
await activateLocale(startingLocale());
const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <LanguageProvider>
      <Gallery />
    </LanguageProvider>,
  );
