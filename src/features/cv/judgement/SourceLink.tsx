import { Trans } from '@lingui/react/macro';
import { RULES_NOTED, type Source } from '#/domain/cv/canadian/source.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { judgement } from './judgement.css.ts';

/** What a rule rests on, to be read by the person: the page, and of when it is. */
export function SourceLink({ source: { url, title, dated } }: { source: Source }) {
  const { language } = useLanguage();
  const month = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(dated ?? RULES_NOTED));
  return (
    <span className={judgement.source}>
      <Trans>
        Source :{' '}
        <a href={url} target="_blank" rel="noreferrer">
          {title[language]}
        </a>
      </Trans>{' '}
      ({dated ? month : <Trans>règle notée en {month}</Trans>})
    </span>
  );
}
