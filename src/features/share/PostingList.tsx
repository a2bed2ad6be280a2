import { Trans, useLingui } from '@lingui/react/macro';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import ExternalLink from 'lucide-react/icons/external-link';
import Trash2 from 'lucide-react/icons/trash-2';
import type { DataContext } from '#/data/context.ts';
import { putBackPosting, removePosting } from '#/data/records/tracker/postings.ts';
import type { PostingEntry } from '#/data/tables.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { now } from '#/platform/clock.ts';
import { Card } from '#/ui/layout/Card.tsx';
import { EmptyState } from '#/ui/messages/EmptyState.tsx';
import { focusSoon } from '#/ui/focus-soon.ts';
import { IconButton } from '#/ui/actions/IconButton.tsx';
import { AnchorButton, LinkButton } from '#/ui/actions/LinkButton.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { whenWords } from '#/parts/when-words.ts';
import { sharePage } from './share.css.ts';

/** Postings that wait to become applications. */
export function PostingList({
  context,
  postings,
}: {
  context: DataContext;
  postings: readonly PostingEntry[];
}) {
  const { t } = useLingui();
  const { language } = useLanguage();
  if (postings.length === 0)
    return (
      <EmptyState title={<Trans>Aucune offre d’emploi en attente</Trans>}>
        <Trans>
          Depuis une offre d’emploi, touchez « Partager », puis « Jalon » : elle arrive ici.
        </Trans>
      </EmptyState>
    );
  const remove = async (posting: PostingEntry) => {
    const removed = await removePosting(context, posting.id);
    if (!removed.ok) return;
    focusSoon();
    showToast({
      message: t`Offre d’emploi retirée.`,
      action: {
        label: t({ message: 'Annuler', context: 'défaire' }),
        onAct: () => void putBackPosting(context, posting),
      },
    });
  };
  return (
    <Card title={<Trans>Offres d’emploi en attente</Trans>} actions={postings.length}>
      <p className={sharePage.quiet}>
        <Trans>Ajoutez-les à vos candidatures : Jalon remplit ce que l’offre dit.</Trans>
      </p>
      <ul>
        {postings.map((posting) => {
          const { day, time } = whenWords(posting.receivedAt, now(), LANGUAGE_TAGS[language]);
          return (
            <li key={posting.id} className={sharePage.row}>
              <span className={sharePage.words}>
                <b className={sharePage.name}>{posting.title}</b>
                <span className={sharePage.quiet}>
                  <Trans>
                    Reçue {day}, {time}
                  </Trans>
                </span>
              </span>
              <span className={sharePage.acts}>
                <LinkButton
                  size="small"
                  variant="quiet"
                  icon={BriefcaseBusiness}
                  to="/modules/job-tracker"
                  search={{ add: posting.id }}
                  aria-label={t`Ajouter «\u00A0${posting.title}\u00A0» aux candidatures`}
                >
                  <Trans>Ajouter aux candidatures</Trans>
                </LinkButton>
                {posting.url !== '' && (
                  <AnchorButton
                    size="small"
                    variant="quiet"
                    icon={ExternalLink}
                    href={posting.url}
                    target="_blank"
                    rel="noreferrer"
                  >
                    <Trans>Ouvrir l’offre d’emploi</Trans>
                  </AnchorButton>
                )}
                <IconButton
                  icon={Trash2}
                  label={t`Retirer «\u00A0${posting.title}\u00A0»`}
                  onClick={() => void remove(posting)}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
