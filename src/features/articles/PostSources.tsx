import { Trans } from '@lingui/react/macro';
import type { Source } from '#/domain/content/post.ts';
import { postPage as css } from './PostPage.css.ts';

/** Where the facts come from; printed with its addresses. */
export function PostSources({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="post-sources" className={css.sources}>
      <h2 id="post-sources" className={css.sourcesTitle}>
        <Trans>Sources</Trans>
      </h2>
      <ul className={css.sourceList}>
        {sources.map(({ title, publisher, url }) => (
          <li key={url}>
            <a href={url} rel="noreferrer" className={css.sourceLink}>
              {title}
            </a>
            <span className={css.publisher}>{publisher}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
