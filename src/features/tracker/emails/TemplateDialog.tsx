import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import { createEmailTemplate, editEmailTemplate } from '#/data/records/tracker/email-templates.ts';
import { EMAIL_TEMPLATE_MAX } from '#/domain/access/size-limits.ts';
import type { EmailTemplateFields } from '#/domain/tracker/email-template.ts';
import { EMAIL_VARIABLES } from '#/domain/tracker/emails/fill-email.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { Segments } from '#/ui/actions/Segments.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { TextArea } from '#/ui/fields/TextArea.tsx';
import { TextField } from '#/ui/fields/TextField.tsx';
import { focusSoon } from '#/ui/focus-soon.ts';
import { Stack } from '#/ui/layout/layout.tsx';
import { ConfirmDialog } from '#/ui/messages/ConfirmDialog.tsx';
import { Dialog } from '#/ui/messages/Dialog.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { emails as css } from './emails.css.ts';
import { useEmailWords } from './use-email-words.ts';

const REQUIRED = ['name', 'subject', 'body'] as const;
const fieldId = (name: (typeof REQUIRED)[number]): string => `template-${name}`;

/** One of the person's own texts, new or changed. */
export function TemplateDialog({
  context,
  id,
  fields: first,
  onClose,
}: {
  context: DataContext;
  /** Of the one that is changed. */
  id: string | undefined;
  fields: EmailTemplateFields;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { categories, variables } = useEmailWords();
  const [fields, setFields] = useState(first);
  const [isTried, setTried] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<StorageFailure>();
  const body = useRef<HTMLDivElement>(null);
  const change = (next: Partial<EmailTemplateFields>) => setFields({ ...fields, ...next });
  const missing = REQUIRED.filter((name) => fields[name].trim() === '');
  const errorOf = (name: (typeof REQUIRED)[number]) =>
    isTried && missing.includes(name) ? <Trans>Remplissez ce champ.</Trans> : undefined;

  const save = async () => {
    setTried(true);
    const [empty] = missing;
    if (empty) return focusSoon(fieldId(empty));
    const saved = await (id
      ? editEmailTemplate(context, id, fields)
      : createEmailTemplate(context, fields));
    if (!saved.ok) return setFailure(saved.error);
    const { name } = fields;
    showToast({ message: t`« ${name} » est enregistré.`, tone: 'positive' });
    onClose();
  };
  const leave = () => {
    const isTouched = REQUIRED.some((name) => fields[name] !== first[name]);
    if (isTouched) setLeaving(true);
    else onClose();
  };
  /** Where the writing stands, or at the end. */
  const insert = (variable: string) => {
    const area = body.current?.querySelector('textarea');
    if (!area) return;
    const at = area.selectionStart;
    const text = `{{${variable}}}`;
    const next = fields.body.slice(0, at) + text + fields.body.slice(area.selectionEnd);
    if (next.length > EMAIL_TEMPLATE_MAX.body) return;
    change({ body: next });
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(at + text.length, at + text.length);
    });
  };

  return (
    <>
      <Dialog
        open
        shape="wide"
        onClose={leave}
        title={id ? <Trans>Modifier le modèle</Trans> : <Trans>Créer un modèle</Trans>}
        actions={
          <>
            <Button onClick={leave}>
              <Trans>Annuler</Trans>
            </Button>
            <Button variant="primary" onClick={() => void save()}>
              <Trans>Enregistrer</Trans>
            </Button>
          </>
        }
      >
        <Stack>
          {failure && <StorageNote failure={failure} />}
          <TextField
            id={fieldId('name')}
            label={<Trans>Nom du modèle</Trans>}
            maxLength={EMAIL_TEMPLATE_MAX.name}
            value={fields.name}
            error={errorOf('name')}
            onChange={(name) => change({ name })}
          />
          <Select
            label={<Trans>Catégorie</Trans>}
            value={fields.category}
            options={categories}
            onChange={(category) => change({ category })}
          />
          <Segments
            label={<Trans>Langue</Trans>}
            options={[
              { value: 'fr', label: 'Français', lang: 'fr-CA' },
              { value: 'en', label: 'English', lang: 'en-CA' },
            ]}
            value={fields.language}
            onChange={(language) => change({ language })}
          />
          <TextArea
            id={fieldId('subject')}
            label={<Trans>Objet</Trans>}
            line
            lang={LANGUAGE_TAGS[fields.language]}
            maxLength={EMAIL_TEMPLATE_MAX.subject}
            value={fields.subject}
            error={errorOf('subject')}
            onChange={(subject) => change({ subject })}
          />
          <div ref={body}>
            <TextArea
              id={fieldId('body')}
              label={<Trans>Message</Trans>}
              hint={
                <Trans>
                  Ce qui est entre crochets, comme [jour], reste à remplir pour chaque courriel.
                </Trans>
              }
              grows
              rows={8}
              lang={LANGUAGE_TAGS[fields.language]}
              maxLength={EMAIL_TEMPLATE_MAX.body}
              value={fields.body}
              error={errorOf('body')}
              onChange={(text) => change({ body: text })}
            />
          </div>
          <div>
            <p className={css.quiet}>
              <Trans>Insérer dans le message, repris de la candidature :</Trans>
            </p>
            <div className={css.acts}>
              {EMAIL_VARIABLES.map((variable) => (
                <Button key={variable} size="small" onClick={() => insert(variable)}>
                  {variables[variable]}
                </Button>
              ))}
            </div>
          </div>
        </Stack>
      </Dialog>
      <ConfirmDialog
        open={isLeaving}
        onClose={() => setLeaving(false)}
        onConfirm={onClose}
        title={<Trans>Fermer sans enregistrer?</Trans>}
        confirmLabel={<Trans>Fermer sans enregistrer</Trans>}
        danger
      >
        <p>
          <Trans>Ce que vous avez écrit ici ne sera pas gardé.</Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}
