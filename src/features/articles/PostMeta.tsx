import { Plural } from '@lingui/react/macro';
import type { PostSummary } from '#/domain/content/post.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { dayIn } from '#/domain/content/written-day.ts';

/** When it came out, and how long it takes. */
export function PostMeta({ post }: { post: PostSummary }) {
  const { language } = useLanguage();
  return (
    <>
      <time dateTime={post.publishedOn}>{dayIn(post.publishedOn, language)}</time>
      <span>
        <Plural value={post.minutes} one="# minute de lecture" other="# minutes de lecture" />
      </span>
    </>
  );
}
