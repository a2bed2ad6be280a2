import { Trans, useLingui } from '@lingui/react/macro';
import { ATS_BANDS, type AtsAnalysis, type AtsGroupResult } from '#/domain/cv/ats/rubric.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { Ruler } from '#/ui/figures/Ruler.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { review } from '../review.css.ts';
import { BAND_WORDS, GROUP_WORDS } from './ats-words.ts';
import { AtsRuleRow } from './AtsRuleRow.tsx';
import { Points } from './Points.tsx';

/** So many gains are told first: more is no longer a plan. */
const FIRST_GAINS = 3;

/** The score, what it is and is not, what would raise it most, and every rule with its points. */
export function AtsPane({
  cv,
  analysis,
  onField,
}: {
  cv: CvRecord;
  analysis: AtsAnalysis;
  onField: (path: string) => void;
}) {
  const { t } = useLingui();
  const { score, band, cap, groups, rubric } = analysis;
  const bands = Object.entries(ATS_BANDS).toReversed() as [keyof typeof ATS_BANDS, number][];
  const gains = groups
    .flatMap(({ rules }) => rules)
    .filter(({ points, of }) => points < of)
    .toSorted((a, b) => b.of - b.points - (a.of - a.points))
    .slice(0, FIRST_GAINS);
  return (
    <>
      <Card
        title={<Trans>Lisibilité pour les logiciels</Trans>}
        actions={
          <span className={review.score} role="status">
            <Trans>{score} sur 100</Trans>
          </span>
        }
      >
        <Ruler
          label={t`Lisibilité pour les logiciels : ${t(BAND_WORDS[band])}`}
          value={score}
          bands={bands.map(([id, from]) => ({ from, label: t(BAND_WORDS[id]) }))}
        />
        <p className={review.underRuler}>
          <Trans>
            Ce score dit si un logiciel de tri (ATS) lit bien votre CV. Ce n’est pas le score d’un
            employeur : chaque logiciel lit à sa façon, et aucun ne publie le sien.
          </Trans>
        </p>
      </Card>
      {cap && (
        <Note tone="warning" title={<Trans>Le score s’arrête à {cap.at}</Trans>}>
          <Trans>Sans courriel ni téléphone, personne ne peut vous joindre.</Trans>
        </Note>
      )}
      {gains.length > 0 && (
        <Card title={<Trans>À faire d’abord</Trans>}>
          <ul className={review.list}>
            {gains.map((rule) => (
              <AtsRuleRow key={rule.id} cv={cv} rule={rule} onField={onField} />
            ))}
          </ul>
        </Card>
      )}
      <Card title={<Trans>Toutes les règles</Trans>}>
        {groups.map((group) => (
          <Disclosure key={group.id} summary={<GroupSummary group={group} />}>
            <ul className={review.list}>
              {group.rules.map((rule) => (
                <AtsRuleRow key={rule.id} cv={cv} rule={rule} onField={onField} />
              ))}
            </ul>
          </Disclosure>
        ))}
        <p className={review.lead}>
          <Trans>Grille {rubric}, 100 points. Ce qui ne s’applique pas à vous ne compte pas.</Trans>
        </p>
      </Card>
    </>
  );
}

function GroupSummary({ group: { id, points, of } }: { group: AtsGroupResult }) {
  const { t } = useLingui();
  return (
    <span className={review.summary}>
      <span>{t(GROUP_WORDS[id])}</span>
      <span className={review.score}>
        <Points points={points} of={of} />
      </span>
    </span>
  );
}
