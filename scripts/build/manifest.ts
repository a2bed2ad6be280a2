import type { ManifestOptions } from 'vite-plugin-pwa';

export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Jalon — votre emploi au Canada',
  short_name: 'Jalon',
  description:
    'CV au format canadien, profil LinkedIn, suivi des candidatures et entrevues, même hors ligne.',
  lang: 'fr-CA',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#F3F6F5',
  theme_color: '#F3F6F5',
  categories: ['productivity', 'business', 'education'],
  icons: [
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    {
      src: '/icons/icon-maskable-512.png',
      sizes: '512x512',
      type: 'image/png',
      purpose: 'maskable',
    },
    {
      src: '/icons/icon-monochrome.svg',
      sizes: 'any',
      type: 'image/svg+xml',
      purpose: 'monochrome',
    },
  ],
  shortcuts: [{ name: 'Convertir un CV', url: '/modules/cv-converter' }],
};
