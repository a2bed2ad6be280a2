import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { POST_PAGES, type PostKind } from '#/domain/content/post.ts';
import { TextField } from '#/ui/fields/TextField.tsx';
import type { PostSearch } from './post-address.ts';
import { tagWords } from './post-words.ts';
import { filters as css } from './PostsPage.css.ts';

// The router marks the one whose whole address is the present one.
const EXACTLY = { exact: true, includeSearch: true };

/** Pixels of the subject before the chosen one that stay in view: the row is seen to go on. */
const BESIDE = 48;

/** Words to look for, and a subject; both stand in the address. */
export function PostFilters({
  kind,
  tags,
  search,
  onChange,
}: {
  kind: PostKind;
  tags: readonly string[];
  search: PostSearch;
  onChange: (search: PostSearch) => void;
}) {
  const { t } = useLingui();
  // What is typed is shown at once; the address follows, and leads when it changes by itself.
  const [typed, setTyped] = useState({ q: search.q ?? '', from: search.q });
  if (typed.from !== search.q && (search.q ?? '') !== typed.q.trim())
    setTyped({ q: search.q ?? '', from: search.q });

  const look = (q: string) => {
    const wanted = q.trim() || undefined;
    setTyped({ q, from: wanted });
    onChange({ tag: search.tag, q: wanted });
  };
  const choices = search.tag && !tags.includes(search.tag) ? [search.tag, ...tags] : tags;
  return (
    <search className={css.root}>
      <TextField
        type="search"
        label={t`Chercher`}
        value={typed.q}
        maxLength={80}
        autoComplete="off"
        onChange={look}
      />
      <nav aria-labelledby="post-tags" className={css.subjects}>
        <p id="post-tags" className={css.label}>
          <Trans>Sujets</Trans>
        </p>
        <ul className={css.tags}>
          <li>
            {choices.length === 0 ? (
              <span className={css.tag}>
                <Trans>Tous</Trans>
              </span>
            ) : (
              <Link
                to={POST_PAGES[kind]}
                search={{ q: search.q }}
                resetScroll={false}
                className={css.tag}
                activeOptions={EXACTLY}
                activeProps={{}}
              >
                <Trans>Tous</Trans>
              </Link>
            )}
          </li>
          {choices.map((tag) => (
            <li key={tag} ref={tag === search.tag ? reveal : undefined}>
              <Link
                to={POST_PAGES[kind]}
                search={{ tag, q: search.q }}
                resetScroll={false}
                className={css.tag}
                activeOptions={EXACTLY}
                activeProps={{}}
              >
                {tagWords(tag, t)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </search>
  );
}

const reveal = (chosen: HTMLLIElement | null): void => {
  if (chosen?.parentElement) chosen.parentElement.scrollLeft = chosen.offsetLeft - BESIDE;
};
