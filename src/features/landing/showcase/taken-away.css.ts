import { globalStyle } from '@vanilla-extract/css';
import { STATISTICS } from '#/domain/content/site/site.ts';

// What the operator took away, before the page is alive and draws itself without it (`fillSite`).
for (const figure of ['professionalsHelped', ...STATISTICS])
  globalStyle(`[data-off~='${figure}'] [data-figure='${figure}']`, { display: 'none' });
globalStyle(`[data-off~='statistics'] #statistiques`, { display: 'none' });
