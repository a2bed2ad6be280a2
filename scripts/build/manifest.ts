import type { ManifestOptions } from 'vite-plugin-pwa';
import { CV_READ_FORMATS } from '../../src/domain/cv/read-formats.ts';

export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Jalon — votre emploi au Canada',
  short_name: 'Jalon',
  description:
    'CV au format canadien, profil LinkedIn, suivi des candidatures et entrevues, même hors ligne.',
  lang: 'fr-CA',
  dir: 'ltr',
  start_url: '/start',
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
  shortcuts: [
    { name: 'Convertir un CV', url: '/modules/cv-converter' },
    { name: 'Mes données', url: '/my-data' },
  ],
  share_target: {
    action: '/share',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'title',
      text: 'text',
      url: 'url',
      files: [
        {
          name: 'file',
          accept: CV_READ_FORMATS.flatMap(({ type, endings }) => [type, ...endings]),
        },
      ],
    },
  },
  file_handlers: [
    {
      action: '/modules/cv-converter',
      accept: Object.fromEntries(CV_READ_FORMATS.map(({ type, endings }) => [type, [...endings]])),
    },
  ],
  launch_handler: { client_mode: 'navigate-existing' },
  screenshots: [
    {
      src: '/screenshots/phone.webp',
      sizes: '720x1480',
      type: 'image/webp',
      form_factor: 'narrow',
      label: 'Un CV au format canadien, sur un téléphone',
    },
    {
      src: '/screenshots/desktop.webp',
      sizes: '1280x800',
      type: 'image/webp',
      form_factor: 'wide',
      label: 'Le convertisseur de CV et son aperçu',
    },
  ],
};
