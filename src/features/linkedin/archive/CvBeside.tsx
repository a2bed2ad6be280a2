import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { printDate } from '#/domain/cv/dates/print-date.ts';
import type { LinkedinFacts } from '#/domain/linkedin/archive/linkedin-facts.ts';
import { compareWithLinkedin, type Finding } from '#/domain/linkedin/consistency.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { linkedin as css } from '../linkedin.css.ts';
import { useOwnCvs } from '../use-own-cv.ts';
import { useFindingWords } from './use-finding-words.ts';

/** One CV beside what LinkedIn says, finding by finding. */
export function CvBeside({ context, facts }: { context: DataContext; facts: LinkedinFacts }) {
  const { language } = useLanguage();
  const cvs = useOwnCvs(context, language);
  const [chosen, setChosen] = useState<string>();
  if (!cvs) return <PartSkeleton />;
  const cv = cvs.find(({ id }) => id === chosen) ?? cvs[0];
  if (!cv)
    return (
      <Note
        title={<Trans>Il n’y a pas encore de CV à comparer</Trans>}
        action={
          <LinkButton to="/modules/cv-converter" size="small">
            <Trans>Ouvrir le convertisseur de CV</Trans>
          </LinkButton>
        }
      >
        <Trans>Ce que LinkedIn dit est gardé : la comparaison se fera dès qu’un CV sera là.</Trans>
      </Note>
    );
  const findings = compareWithLinkedin(cv.content, facts);
  return (
    <Stack gap="px20">
      {cvs.length > 1 && (
        <Select
          label={<Trans>CV comparé</Trans>}
          value={cv.id}
          options={cvs.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={setChosen}
        />
      )}
      {findings.length === 0 ? (
        <Note tone="positive" title={<Trans>Les deux disent la même chose</Trans>}>
          <Trans>Mêmes emplois, mêmes dates, mêmes écoles.</Trans>
        </Note>
      ) : (
        <Findings findings={findings} />
      )}
      <div className={css.acts}>
        <LinkButton to="/modules/cv-converter" search={{ cv: cv.id }}>
          <Trans>Ouvrir ce CV</Trans>
        </LinkButton>
      </div>
    </Stack>
  );
}

function Findings({ findings }: { findings: readonly Finding[] }) {
  const { fields, missingWords } = useFindingWords();
  const { language } = useLanguage();
  const differing = findings.filter((one) => one.kind === 'differs');
  const missing = findings.filter((one) => one.kind === 'missing');
  const shown = (field: (typeof differing)[number]['field'], text: string): string =>
    field === 'startDate' || field === 'endDate' || field === 'graduationDate'
      ? printDate(text, language, 'words')
      : text;
  return (
    <>
      {differing.length > 0 && (
        <Card title={<Trans>Deux versions d’un même fait</Trans>} level={3}>
          <ul className={css.steps}>
            {differing.map(({ field, of, cv, linkedin }) => (
              <li key={`${field}/${of}/${cv}`}>
                <strong>{[fields[field], of].filter(Boolean).join(', ')}</strong>
                <dl className={css.beside}>
                  <div>
                    <dt className={css.quiet}>
                      <Trans>Votre CV</Trans>
                    </dt>
                    <dd>{shown(field, cv)}</dd>
                  </div>
                  <div>
                    <dt className={css.quiet}>LinkedIn</dt>
                    <dd>{shown(field, linkedin)}</dd>
                  </div>
                </dl>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {(['linkedin', 'cv'] as const).map((on) => {
        const names = missing.filter((one) => one.on === on);
        if (names.length === 0) return null;
        return (
          <Card
            key={on}
            level={3}
            title={
              on === 'cv' ? (
                <Trans>Sur LinkedIn seulement</Trans>
              ) : (
                <Trans>Sur votre CV seulement</Trans>
              )
            }
          >
            <ul className={css.list}>
              {names.map(({ what, name }) => (
                <li key={`${what}/${name}`}>{missingWords(what, name)}</li>
              ))}
            </ul>
          </Card>
        );
      })}
    </>
  );
}
