/** What the kinds and tags of posts are called. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PostKind } from '#/domain/content/post.ts';

interface KindWords {
  title: MessageDescriptor;
  lead: MessageDescriptor;
  back: MessageDescriptor;
  related: MessageDescriptor;
  /** To the list of the other kind. */
  other: MessageDescriptor;
}

export const KIND_WORDS: Readonly<Record<PostKind, KindWords>> = {
  article: {
    title: msg`Articles`,
    lead: msg`Des guides pour chercher un emploi au Canada : courts, datés, avec leurs sources. Ceux que vous ouvrez restent lisibles hors ligne.`,
    back: msg`Tous les articles`,
    related: msg`À lire ensuite`,
    other: msg`Les nouvelles de Jalon sont dans le blogue`,
  },
  blog: {
    title: msg`Blogue`,
    lead: msg`Ce qui change dans Jalon, comment nous le faisons, et pourquoi. Les personnes des exemples sont inventées.`,
    back: msg`Tout le blogue`,
    related: msg`À lire ensuite`,
    other: msg`Les guides sont dans les articles`,
  },
};

const TAG_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  cv: msg`CV`,
  credentials: msg`Diplômes`,
  interview: msg`Entrevue`,
  rights: msg`Vos droits`,
  search: msg`Recherche d’emploi`,
  linkedin: msg`LinkedIn`,
  'first-job': msg`Premier emploi`,
  quebec: msg`Québec`,
  ontario: msg`Ontario`,
  jalon: msg`Jalon`,
};

/** An operator's own tag is called what it is. */
export const tagWords = (tag: string, t: (words: MessageDescriptor) => string): string => {
  const words = TAG_WORDS[tag];
  return words ? t(words) : tag;
};
