/** Whether what is published says as much in French as in English. */

export interface PostState {
  kind: string;
  /** The same for a post and its translation. */
  key: string;
  language: string;
  title: string;
  isPublished: boolean;
  /** The day of the last real change, as `2026-11-23`. */
  revisedOn: string;
}

type Language = 'fr' | 'en';

export interface ParityGap {
  kind: string;
  key: string;
  /** Of the one that is there. */
  title: string;
  /** `missing`: never written; `draft`: not published; `older`: changed later in the other language. */
  gap: 'missing' | 'draft' | 'older';
  /** In which something is to be done. */
  language: Language;
}

/** What one language has and the other lacks; posts that nobody sees in either are nobody's gap. */
export const parityGaps = (posts: readonly PostState[]): ParityGap[] => {
  const keys = [...new Set(posts.map(({ kind, key }) => `${kind} ${key}`))].toSorted();
  return keys.flatMap((name): ParityGap[] => {
    const [kind = '', key = ''] = name.split(' ');
    const of = (language: Language) =>
      posts.find((post) => post.kind === kind && post.key === key && post.language === language);
    const [fr, en] = [of('fr'), of('en')];
    const [shown, other, language]: [PostState | undefined, PostState | undefined, Language] =
      isLater(en, fr) ? [en, fr, 'fr'] : [fr, en, 'en'];
    if (!shown?.isPublished) return [];
    const gap = gapOf(shown, other);
    return gap ? [{ kind, key, title: shown.title, gap, language }] : [];
  });
};

/** Which of the two a reader sees, or sees newer. */
const isLater = (one: PostState | undefined, other: PostState | undefined): boolean => {
  if (!one?.isPublished) return false;
  return !other?.isPublished || one.revisedOn > other.revisedOn;
};

const gapOf = (shown: PostState, other: PostState | undefined): ParityGap['gap'] | undefined => {
  if (!other) return 'missing';
  if (!other.isPublished) return 'draft';
  return shown.revisedOn > other.revisedOn ? 'older' : undefined;
};
