/**
 * The text in lower case without accents, unit by unit: index `i` of the result is index `i` of the text,
 * so a pattern found in one can be cut out of the other. Typographic apostrophes and spaces become plain.
 */
export function foldAligned(text: string): string {
  let folded = '';
  for (let index = 0; index < text.length; index += 1) folded += foldUnit(text[index] ?? '');
  return folded;
}

function foldUnit(unit: string): string {
  if (unit < '\u0080') return unit.toLowerCase();
  if (/[’ʼ‘`´]/.test(unit)) return "'";
  if (/[\u00A0\u2000-\u200A\u202F]/.test(unit)) return ' ';
  if (unit === '：') return ':';
  if (/[‐‑‒–—]/.test(unit)) return '-';
  if (unit === '°' || unit === 'º') return 'o';
  return unit.normalize('NFD').charAt(0).toLowerCase();
}
