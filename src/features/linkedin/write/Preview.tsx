import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cutAt, LINKEDIN_LIMITS } from '#/domain/linkedin/limits.ts';
import type { TextKind } from '#/domain/linkedin/linkedin-text.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { linkedin as css } from '../linkedin.css.ts';

/** How LinkedIn shows a text before anybody opens it. */
export function Preview({
  kind,
  text,
  language,
  name,
  location,
}: {
  kind: TextKind;
  text: string;
  language: 'fr' | 'en';
  name: string;
  location: string;
}) {
  const { headline, about, post } = LINKEDIN_LIMITS;
  const lang = LANGUAGE_TAGS[language];
  if (kind === 'headline')
    return (
      <section className={css.preview} aria-label={name}>
        <Cover />
        <div className={css.previewBody}>
          <span className={css.initials} aria-hidden="true">
            {initialsOf(name)}
          </span>
          <p className={css.name}>{name}</p>
          <p lang={lang}>{text}</p>
          {location !== '' && <p className={css.quiet}>{location}</p>}
          {text.length > headline.mobile && (
            <Seen
              label={<Trans>Dans une liste, sur un téléphone :</Trans>}
              text={text}
              at={headline.mobile}
              lang={lang}
            />
          )}
        </div>
      </section>
    );
  if (kind === 'message') return null;
  const cuts =
    kind === 'summary'
      ? [{ at: about.seen, label: <Trans>Ce qu’on voit d’abord :</Trans> }]
      : [
          { at: post.mobile, label: <Trans>Sur un téléphone, ce qu’on voit d’abord :</Trans> },
          { at: post.desktop, label: <Trans>Sur un ordinateur :</Trans> },
        ];
  return (
    <section className={css.proposal}>
      {cuts.map(({ at, label }) => (
        <Seen key={at} label={label} text={text} at={at} lang={lang} />
      ))}
    </section>
  );
}

function Seen({
  label,
  text,
  at,
  lang,
}: {
  label: ReactNode;
  text: string;
  at: number;
  lang: string;
}) {
  const isCut = text.length > at;
  return (
    <div>
      <p className={css.quiet}>{label}</p>
      <p className={css.seen}>
        <span lang={lang}>{cutAt(text, at).trimEnd()}</span>
        {isCut && (
          <>
            …{' '}
            <span className={css.hidden}>
              <Trans>voir plus</Trans>
            </span>
          </>
        )}
      </p>
    </div>
  );
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase();

function Cover() {
  return (
    <svg
      viewBox="0 0 800 72"
      preserveAspectRatio="xMidYMid slice"
      className={css.cover}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
    >
      <path d="M-10 52C130 10 240 70 400 40S690 8 810 34M-10 66C130 24 240 84 400 54S690 22 810 48M-10 38C130-4 240 56 400 26S690-6 810 20M-10 80C130 38 240 98 400 68S690 36 810 62" />
    </svg>
  );
}
