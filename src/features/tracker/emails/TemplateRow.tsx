import { Trans, useLingui } from '@lingui/react/macro';
import CopyPlus from 'lucide-react/icons/copy-plus';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { draftEmail } from '#/domain/tracker/emails/fill-email.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { Chip } from '#/ui/messages/Chip.tsx';
import { emails as css } from './emails.css.ts';
import type { Template } from './use-templates.ts';

/** One text: its name, and on a press what it says and what can be done with it. */
export function TemplateRow({
  template,
  isFull,
  onUse,
  onEdit,
  onCopy,
  onDiscard,
}: {
  template: Template;
  /** No room for another of the person's own. */
  isFull: boolean;
  onUse: () => void;
  onEdit: () => void;
  onCopy: () => void;
  onDiscard: () => void;
}) {
  const { t } = useLingui();
  const { name, isOwn, language } = template;
  const { subject, body } = draftEmail(template, NOTHING_KNOWN, language);
  const lang = LANGUAGE_TAGS[language];
  return (
    <Disclosure
      summary={
        <>
          <span lang={lang}>{name}</span>{' '}
          {isOwn && (
            <Chip>
              <Trans>À moi</Trans>
            </Chip>
          )}
        </>
      }
    >
      <Stack gap="px12">
        <div lang={lang}>
          <p className={css.subject}>{subject}</p>
          <p className={css.sample}>{body}</p>
        </div>
        <div className={css.acts}>
          <Button size="small" aria-label={t`Utiliser « ${name} »`} onClick={onUse}>
            <Trans>Utiliser</Trans>
          </Button>
          {isOwn && (
            <Button
              size="small"
              variant="quiet"
              icon={Pencil}
              aria-label={t`Modifier « ${name} »`}
              onClick={onEdit}
            >
              <Trans>Modifier</Trans>
            </Button>
          )}
          {!isFull && (
            <Button
              size="small"
              variant="quiet"
              icon={CopyPlus}
              aria-label={isOwn ? t`Dupliquer « ${name} »` : t`Adapter « ${name} »`}
              onClick={onCopy}
            >
              {isOwn ? <Trans>Dupliquer</Trans> : <Trans>Adapter</Trans>}
            </Button>
          )}
          {isOwn && (
            <Button
              size="small"
              variant="quiet"
              icon={Trash2}
              aria-label={t`Mettre « ${name} » à la corbeille`}
              onClick={onDiscard}
            >
              <Trans>Mettre à la corbeille</Trans>
            </Button>
          )}
        </div>
      </Stack>
    </Disclosure>
  );
}

const NOTHING_KNOWN = {
  recruiter_name: '',
  position: '',
  company_name: '',
  application_date: '',
  your_name: '',
};
