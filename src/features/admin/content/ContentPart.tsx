import { Trans, useLingui } from '@lingui/react/macro';
import type { ParityGap } from '#/domain/content/parity.ts';
import type { Industry } from '#/domain/training/question.ts';
import { readContentReport, type ContentReport } from '#/remote/admin.ts';
import { barFigure } from '#/ui/figures/BarFigure.css.ts';
import { Card } from '#/ui/layout/Card.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { Chip } from '#/ui/messages/Chip.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { admin as css } from '../admin.css.ts';
import { AdminFailure } from '../AdminFailure.tsx';
import { Facts } from '../Facts.tsx';
import { useNumber } from '../use-admin-words.ts';
import { useAnswer, type AdminAsk } from '../use-answer.ts';

/** Whether readers of both languages get the same. */
export function ContentPart({ ask }: { ask: AdminAsk }) {
  const { value, failure, isAsking, askAgain } = useAnswer(ask, 'content', readContentReport);
  return (
    <Stack gap="px20">
      <AdminFailure failure={failure} onRetry={askAgain} />
      {!value && isAsking && <PartSkeleton />}
      {value && (
        <>
          <Posts report={value} />
          <Questions questions={value.questions} />
        </>
      )}
    </Stack>
  );
}

function Posts({ report: { posts, gaps } }: { report: ContentReport }) {
  const { t } = useLingui();
  const number = useNumber();
  return (
    <Card title={<Trans>Articles et blogue</Trans>}>
      <Stack>
        <Facts
          facts={[
            [t`Publiés en français`, number(posts.fr)],
            [t`Publiés en anglais`, number(posts.en)],
          ]}
        />
        {gaps.length === 0 ? (
          <Note
            tone="positive"
            title={<Trans>Chaque texte publié existe dans les deux langues.</Trans>}
          />
        ) : (
          <ul className={css.rows}>
            {gaps.map((gap) => (
              <Gap key={`${gap.kind} ${gap.key}`} gap={gap} />
            ))}
          </ul>
        )}
        <p className={css.quiet}>
          <Trans>
            Les textes s’écrivent dans la table « posts » du tableau de bord du serveur. Un texte et
            sa traduction ont la même clé.
          </Trans>
        </p>
      </Stack>
    </Card>
  );
}

function Gap({ gap: { title, gap, language, key } }: { gap: ParityGap }) {
  const { t } = useLingui();
  const words: Readonly<Record<ParityGap['gap'], Readonly<Record<'fr' | 'en', string>>>> = {
    missing: { fr: t`Manque en français`, en: t`Manque en anglais` },
    draft: { fr: t`Non publié en français`, en: t`Non publié en anglais` },
    older: { fr: t`Plus ancien en français`, en: t`Plus ancien en anglais` },
  };
  return (
    <li className={css.listRow}>
      <span className={css.words}>
        <span className={css.name}>{title}</span>
        <code className={css.id}>{key}</code>
      </span>
      <Chip tone={gap === 'older' ? 'warning' : 'danger'}>{words[gap][language]}</Chip>
    </li>
  );
}

function Questions({ questions }: Pick<ContentReport, 'questions'>) {
  const { t } = useLingui();
  const industries: Readonly<Record<Industry, string>> = {
    general: t`Tous les secteurs`,
    tech: t`Technologie`,
    finance: t`Finance`,
    healthcare: t`Santé`,
    education: t`Éducation`,
    marketing: t`Marketing`,
    sales: t`Vente`,
    consulting: t`Conseil`,
    manufacturing: t`Fabrication`,
    retail: t`Commerce de détail`,
    hospitality: t`Hôtellerie et restauration`,
  };
  const number = useNumber();
  return (
    <Card title={<Trans>Questions d’entrevue</Trans>}>
      <table className={barFigure.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Secteur</Trans>
            </th>
            <th scope="col" lang="fr">
              Français
            </th>
            <th scope="col" lang="en">
              English
            </th>
          </tr>
        </thead>
        <tbody>
          {questions.map(({ industry, fr, en }) => (
            <tr key={industry}>
              <th scope="row">{industries[industry]}</th>
              <td>{number(fr)}</td>
              <td>{number(en)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
