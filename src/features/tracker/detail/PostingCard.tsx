import { Trans } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import { postingTextOf } from '#/data/records/tracker/applications.ts';
import type { DataContext } from '#/data/context.ts';
import type { Application } from '#/domain/tracker/application.ts';
import { canadianExperienceNote } from '#/domain/tracker/canadian-experience.ts';
import { dayFormat, LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { detail } from './detail.css.ts';

/** The posting as it was read, which its page may not show any more; and what an Ontario law says of one of its demands. */
export function PostingCard({
  context,
  application: { id, province, language },
}: {
  context: DataContext;
  application: Application;
}) {
  const text = useLiveQuery(() => postingTextOf(context, id), [context, id]);
  if (!text) return null;
  const tag = language === '' ? undefined : LANGUAGE_TAGS[language];
  return (
    <Card title={<Trans>L’offre d’emploi</Trans>}>
      <Stack gap="px12">
        <OntarioNote text={text} province={province} tag={tag} />
        <Disclosure summary={<Trans>Lire l’offre gardée avec la candidature</Trans>}>
          <div lang={tag} className={detail.written}>
            {text}
          </div>
        </Disclosure>
      </Stack>
    </Card>
  );
}

function OntarioNote({
  text,
  province,
  tag,
}: {
  text: string;
  province: Application['province'];
  tag: string | undefined;
}) {
  const { language } = useLanguage();
  const rule = canadianExperienceNote(text, province === '' ? undefined : province);
  if (!rule) return null;
  const since = dateWords(rule.since, LANGUAGE_TAGS[language]);
  return (
    <Note title={<Trans>Cette offre demande une « expérience canadienne »</Trans>}>
      <p>
        <Trans>
          « <span lang={tag}>{rule.sentence}</span> »
        </Trans>
      </p>
      <p>
        <Trans>
          En Ontario, depuis le {since}, une offre publique d’un employeur de {rule.employees}{' '}
          personnes ou plus ne peut pas l’exiger.
        </Trans>{' '}
        <a href={rule.source} target="_blank" rel="noreferrer" lang="en-CA">
          {rule.law}
        </a>
      </p>
    </Note>
  );
}

const dateWords = (day: string, tag: string): string =>
  dayFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })(new Date(`${day}T00:00Z`));
