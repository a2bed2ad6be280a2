/** Which posts of a list an address asks for. */
import type { PostSummary } from '#/domain/content/post.ts';
import { slugOf } from '#/domain/content/slug.ts';
import type { PostSearch } from './post-address.ts';

/** Posts with the tag and with every word asked for; accents and capitals don't matter. */
export const matchingPosts = (
  posts: readonly PostSummary[],
  { tag, q = '' }: PostSearch,
): PostSummary[] => {
  const words = slugOf(q).split('-').filter(Boolean);
  return posts.filter(
    (post) =>
      (!tag || post.tags.includes(tag)) && words.every((word) => textOf(post).includes(word)),
  );
};

const textOf = ({ title, summary, tags }: PostSummary): string =>
  slugOf(`${title} ${summary} ${tags.join(' ')}`);

/** All tags there are, those of most posts first. */
export const tagsOf = (posts: readonly PostSummary[]): string[] => {
  const counts = new Map<string, number>();
  for (const tag of posts.flatMap((post) => post.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([tag]) => tag);
};
