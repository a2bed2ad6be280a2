import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Post } from '#/domain/content/post.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { Note } from '#/ui/messages/Note.tsx';

/** Said when the text is not in the interface's language: in which it is, and where the other one is. */
export function OtherLanguage({ post }: { post: Post }) {
  const { language } = useLanguage();
  if (post.language === language) return null;
  const title =
    post.language === 'fr' ? (
      <Trans>Cet article est en français</Trans>
    ) : (
      <Trans>Cet article est en anglais</Trans>
    );
  return (
    <Note title={title}>
      {post.translation ? (
        <Link
          to={post.kind === 'article' ? '/articles/$slug' : '/blog/$slug'}
          params={{ slug: post.translation }}
        >
          <Trans>Le lire en français</Trans>
        </Link>
      ) : (
        <Trans>Il n’existe pas encore dans l’autre langue.</Trans>
      )}
    </Note>
  );
}
