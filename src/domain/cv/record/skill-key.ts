import { derivedId } from '../../sync/values/derived-id.ts';
import { foldWord } from '#/domain/text/fold.ts';

/**
 * The entry id of a skill: the same for `Node.js`, `node.js` and `Nodé.js `, different for `C`, `C++` and `C#`.
 */
export const skillKey = (name: string): string => derivedId(skillIdentity(name));

/** What makes two skills the same: letters without case, accents or spare spaces; signs count. */
export const skillIdentity = (name: string): string => foldWord(name).replace(/\s+/g, ' ').trim();

/** Same tool under two writings: maker's name, dots, spaces and hyphens don't count; `+` and `#` do. */
export const skillLikeness = (name: string): string =>
  skillIdentity(name)
    .replace(/^(?:microsoft|ms|adobe|google|apache)\s+(?=\S)/, '')
    .replace(/[\s.\-_/]+/g, '');
