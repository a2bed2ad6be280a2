import { Trans } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import { ADVICE } from '#/domain/cv/form/advice.ts';
import { isLongOnPurpose, TRAY_PATH, type LastCheck } from '#/domain/cv/form/last-check.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { Card } from '#/ui/layout/Card.tsx';
import { Icon } from '#/ui/layout/Icon.tsx';
import type { CvSearch } from '../cv-search.ts';
import { customise } from '../customise/customise.css.ts';
import { tabOf } from '../customise/fields/shown-field.ts';
import { useCountWords } from '../use-count-words.ts';
import { FieldLink } from '../FieldLink.tsx';
import { download } from './download.css.ts';
import { ToDoLink } from '../ToDoLink.tsx';

type Tone = 'ok' | 'advice' | 'stop';

/** What is right, what could be better and what stops the download, each leading to its field. */
export function LastCheckCard({
  cv,
  check,
  go,
}: {
  cv: CvRecord;
  check: LastCheck;
  go: (next: CvSearch) => void;
}) {
  const words = useCountWords();
  const { pages, blocking, advice, skills, sentences, unsure, unplaced, missing, leftOut, toDo } =
    check;
  const sections = toDo.filter(({ kind }) => OF_WHOLE_SECTIONS.has(kind));
  const toForm = (words: ReactNode, next: CvSearch = {}) => (
    <button
      type="button"
      className={customise.confirm}
      onClick={() => go({ step: 'customise', ...next })}
    >
      {words}
    </button>
  );
  return (
    <Card title={<Trans>Dernière vérification</Trans>}>
      <ul className={download.checks}>
        <Line tone={!pages.ok ? 'stop' : isLongOnPurpose(cv, pages.count) ? 'advice' : 'ok'}>
          {words.pages(pages.count)}
          {isLongOnPurpose(cv, pages.count) && (
            <>
              {'. '}
              <Trans>C’est votre choix : la plupart des employeurs en attendent deux.</Trans>
            </>
          )}
          {!pages.ok && (
            <>
              {'. '}
              {toForm(<Trans>Raccourcir le CV</Trans>, { field: 'length' })}
            </>
          )}
        </Line>
        {blocking.length === 0 ? (
          <Line tone="ok">
            <Trans>Champs obligatoires remplis, dates lisibles</Trans>
          </Line>
        ) : (
          blocking.map(({ path, kind }) => (
            <Line key={`${path} ${kind}`} tone="stop">
              <Trans>À compléter :</Trans> <FieldLink cv={cv} path={path} go={go} />
            </Line>
          ))
        )}
        {sections.map((one) => (
          <Line key={`${one.kind} ${one.path}`} tone="advice">
            <ToDoLink cv={cv} toDo={one} go={go} />
          </Line>
        ))}
        <Line tone={skills.ok ? 'ok' : 'advice'}>
          {words.skills(skills.count)}
          {!skills.ok && (
            <>
              {'. '}
              {toForm(
                <Trans>
                  Visez de {ADVICE.skills.least} à {ADVICE.skills.most}
                </Trans>,
                { tab: 'skills' },
              )}
            </>
          )}
        </Line>
        <Line tone={sentences.ok ? 'ok' : 'advice'}>
          {words.sentences(sentences.count)}
          {!sentences.ok && (
            <>
              {'. '}
              {toForm(
                <Trans>
                  Visez de {ADVICE.sentences.least} à {ADVICE.sentences.most}
                </Trans>,
                { field: 'personal.summary' },
              )}
            </>
          )}
        </Line>
        {advice
          .filter(({ path }) => path !== 'personal.summary')
          .map(({ path, kind }) => (
            <Line key={`${path} ${kind}`} tone="advice">
              <Trans>À revoir :</Trans> <FieldLink cv={cv} path={path} go={go} />
            </Line>
          ))}
        {unsure[0] && (
          <Line tone="advice">
            {words.unsure(unsure.length)}
            {'. '}
            {toForm(<Trans>Les vérifier</Trans>, { tab: tabOf(unsure[0]), field: unsure[0] })}
          </Line>
        )}
        {unplaced > 0 && (
          <Line tone="advice">
            {words.unplaced(unplaced)}
            {'. '}
            {toForm(<Trans>Les placer</Trans>, { field: TRAY_PATH })}
          </Line>
        )}
        {leftOut.length > 0 && (
          <Line tone="advice">
            <Trans>
              Le PDF n’a pas ces lettres : « {leftOut.join(', ')} ». Word et le texte l’impriment
              sous votre nom.
            </Trans>
          </Line>
        )}
        {missing.length > 0 && (
          <Line tone="advice">
            <Trans>
              {missing.join(' ')} n’existe pas dans les polices du PDF et s’imprime □. Le fichier
              Word garde ces caractères.
            </Trans>
          </Line>
        )}
      </ul>
    </Card>
  );
}

/** Said in words of their own; the others are told with the fields they are about. */
const OF_WHOLE_SECTIONS: ReadonlySet<string> = new Set(['background', 'emptySection', 'language']);

const ICONS = { ok: CircleCheck, advice: Info, stop: CircleAlert };

function Line({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <li className={download.check}>
      <Icon of={ICONS[tone]} className={download.tones[tone]} />
      <span>{children}</span>
    </li>
  );
}
