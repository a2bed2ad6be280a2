import { Trans } from '@lingui/react/macro';
import type { Tip } from '#/domain/dashboard/tips.ts';
import { ARRIVE_EARLY } from '#/domain/training/interview-day.ts';
import { Card } from '#/ui/layout/Card.tsx';
import { dashboard as css } from './dashboard.css.ts';
import { TipLink } from './TipLink.tsx';
import { useTipWords } from './use-tip-words.ts';

/** What the person's own state suggests, each with what does it. */
export function TipsCard({ tips }: { tips: readonly Tip[] }) {
  const words = useTipWords();
  return (
    <Card title={<Trans>Conseils pour vous</Trans>}>
      {tips.length === 0 ? (
        <p className={css.quiet}>
          <Trans>
            Rien d’urgent. Le jour d’une entrevue, arrivez de {ARRIVE_EARLY.from} à{' '}
            {ARRIVE_EARLY.to} minutes d’avance.
          </Trans>
        </p>
      ) : (
        <ul className={css.list}>
          {tips.map((tip) => {
            const { title, words: why, action } = words(tip);
            return (
              <li key={tip.kind} className={css.tip}>
                <div className={css.words}>
                  <strong className={css.name}>{title}</strong>
                  <span className={css.quiet}>{why}</span>
                </div>
                <TipLink tip={tip} size="small">
                  {action}
                </TipLink>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
