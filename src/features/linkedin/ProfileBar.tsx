import { Trans, useLingui } from '@lingui/react/macro';
import FolderInput from 'lucide-react/icons/folder-input';
import ListChecks from 'lucide-react/icons/list-checks';
import type { DataContext } from '#/data/context.ts';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Meter } from '#/ui/figures/Meter.tsx';
import { linkedin as css } from './linkedin.css.ts';
import { useCompleteness } from './use-completeness.ts';
import { linkTo } from './use-linkedin-go.ts';

/** How complete the profile is, and the ways to its steps and to what LinkedIn says. */
export function ProfileBar({
  context,
}: {
  /** undefined while the database opens. */
  context: DataContext | undefined;
}) {
  const { t } = useLingui();
  const score = useCompleteness(context)?.score;
  return (
    <div className={css.bar}>
      <div className={css.meter}>
        <Meter
          label={<Trans>Profil complet</Trans>}
          value={score ?? 0}
          valueText={score === undefined ? '…' : t`${score} %`}
        />
      </div>
      <div className={css.barLinks}>
        <LinkButton
          {...linkTo('completeness')}
          id="linkedin-completeness"
          size="small"
          icon={ListChecks}
        >
          <Trans>Voir les étapes</Trans>
        </LinkButton>
        <LinkButton {...linkTo('archive')} id="linkedin-archive" size="small" icon={FolderInput}>
          <Trans>Comparer avec mon CV</Trans>
        </LinkButton>
      </div>
    </div>
  );
}
