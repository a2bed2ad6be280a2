import type { PostKind } from '#/domain/content/post.ts';
import { loadPublished } from '#/parts/published/published.ts';
import { onePost } from './posts.ts';

/** Brings a post before its page is drawn; what can't be had, the page says. Never rejects. */
export const loadPost = async (kind: PostKind, slug: string): Promise<void> => {
  await loadPublished(onePost(kind, slug));
};
