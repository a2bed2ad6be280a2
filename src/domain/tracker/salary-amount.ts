/** Amounts of pay as people type them, in cents. */

/** `65 000`, `65,000`, `28,50 $`, `$28.50`, `65k`; undefined for what is no amount, or none that is paid. */
export const readAmount = (text: string): number | undefined => {
  const plain = text
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replace(/^(?:CAD|CA)?\$|(?:\$|CAD|dollars?)$/gi, '');
  const thousands = /^(\d{1,4}(?:[.,]\d)?)k\$?$/i.exec(plain)?.[1];
  if (thousands !== undefined) return Math.round(Number(thousands.replace(',', '.')) * 100_000);
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(plain) ? plain.replace(/[.,]/g, '') : plain;
  const [, whole, cents = ''] =
    /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(grouped.replace(/,(?=\d{3}[.,])/g, '')) ?? [];
  if (whole === undefined) return undefined;
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'));
};

/** As one would type it; '' for none. */
export const amountText = (cents: number, language: 'fr' | 'en'): string => {
  if (cents === 0) return '';
  const text = (cents / 100).toFixed(2).replace(/\.00$/, '');
  return language === 'fr' ? text.replace('.', ',') : text;
};
