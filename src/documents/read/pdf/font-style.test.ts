import type { PDFPageProxy } from 'pdfjs-dist';
import { expect, test } from 'vitest';
import { fontStyle } from './font-style.ts';

const styleOf = (name: string): string => {
  const commonObjs = { has: () => true, get: () => ({ name: `ABCDEF+${name}` }) };
  const { bold, italic } = fontStyle({ commonObjs } as unknown as PDFPageProxy, 'g_d0_f1');
  return [bold && 'bold', italic && 'italic'].filter(Boolean).join(' ') || 'plain';
};

/** Names as the fonts of TeX's distributions have them, then as other makers write them. */
test.each([
  ['CMR10', 'plain'],
  ['CMSS10', 'plain'],
  ['CMSY10', 'plain'],
  ['CMBSY10', 'plain'],
  ['CMB10', 'bold'],
  ['CMBX12', 'bold'],
  ['CMSSBX10', 'bold'],
  ['CMSSDC10', 'bold'],
  ['CMBXTI10', 'bold italic'],
  ['CMBXSL10', 'bold italic'],
  ['CMTI10', 'italic'],
  ['CMSL10', 'italic'],
  ['CMSSI10', 'italic'],
  ['SFRM1000', 'plain'],
  ['SFSS1000', 'plain'],
  ['SFBX1000', 'bold'],
  ['SFSX1000', 'bold'],
  ['SFBI1000', 'bold italic'],
  ['SFSO1000', 'bold italic'],
  ['SFTI1000', 'italic'],
  ['SFSL1000', 'italic'],
  ['SFSI1000', 'italic'],
  ['NimbusRomNo9L-Regu', 'plain'],
  ['NimbusRomNo9L-Medi', 'bold'],
  ['NimbusRomNo9L-ReguItal', 'italic'],
  ['NimbusRomNo9L-MediItal', 'bold italic'],
  ['URWGothicL-BookObli', 'italic'],
  ['URWGothicL-DemiObli', 'bold italic'],
  ['LMSans10-Oblique', 'italic'],
  ['LMRomanSlant10-Regular', 'italic'],
  ['LinLibertine', 'plain'],
  ['LinLibertineO', 'plain'],
  ['LinLibertineI', 'italic'],
  ['LinLibertineOB', 'bold'],
  ['LinBiolinumB', 'bold'],
  ['LinBiolinumOBI', 'bold italic'],
  ['Digital-Regular', 'plain'],
  ['Calibri-BoldItalic', 'bold italic'],
])('%s is %s', (name, style) => {
  expect(styleOf(name)).toBe(style);
});
