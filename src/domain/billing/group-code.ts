/** The code of an organisation that pays for a group: `K7MQX-4WZRP-9DTHB`. */

/** Without those that are taken for one another: 0 and O, 1, I and L. */
export const GROUP_CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** As stored. At 31 signs it is one of 10²². */
export const GROUP_CODE_LENGTH = 15;

/** As a person writes it, in small letters or with spaces, without what stands between; undefined for what is none. */
export const readGroupCode = (text: unknown): string | undefined => {
  if (typeof text !== 'string' || text.length > 60) return undefined;
  const code = text.toUpperCase().replace(/[\s\-–—]+/g, '');
  const isCode =
    code.length === GROUP_CODE_LENGTH &&
    [...code].every((sign) => GROUP_CODE_ALPHABET.includes(sign));
  return isCode ? code : undefined;
};

/** As it is told. */
export const writtenGroupCode = (code: string): string => (code.match(/.{1,5}/g) ?? []).join('-');
