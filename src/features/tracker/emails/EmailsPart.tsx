import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import { moveToBin, restoreFromBin } from '#/data/records/bin.ts';
import { EMAIL_TEMPLATE_MAX } from '#/domain/access/size-limits.ts';
import type { EmailTemplateFields } from '#/domain/tracker/email-template.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { Segments } from '#/ui/actions/Segments.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { TextField } from '#/ui/fields/TextField.tsx';
import { focusSoon } from '#/ui/focus-soon.ts';
import { Card } from '#/ui/layout/Card.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { ApplicationDialog } from './ApplicationDialog.tsx';
import { emails as css } from './emails.css.ts';
import { matchingTemplates } from './matching-templates.ts';
import { TemplateDialog } from './TemplateDialog.tsx';
import { TemplateRow } from './TemplateRow.tsx';
import { useEmailWords } from './use-email-words.ts';
import { useTemplates, type Template } from './use-templates.ts';

const HOME = 'templates';

type Opened =
  | { kind: 'use'; template: Template }
  /** Without an id, a new one. */
  | { kind: 'write'; id?: string; fields: EmailTemplateFields };

/** The texts for e-mails: those that are ready, and the person's own. */
export function EmailsPart({ context }: { context: DataContext }) {
  const { t } = useLingui();
  const { language: ofPage } = useLanguage();
  const { categories, categoryName } = useEmailWords();
  const templates = useTemplates(context);
  const [language, setLanguage] = useState(ofPage);
  const [category, setCategory] = useState('');
  const [query, setQuery] = useState('');
  const [opened, setOpened] = useState<Opened>();
  const [failure, setFailure] = useState<StorageFailure>();
  if (!templates) return <PartSkeleton />;

  const own = templates.filter(({ isOwn }) => isOwn);
  const isFull = own.length >= EMAIL_TEMPLATE_MAX.count;
  const found = matchingTemplates(templates, { language, category, query });
  const groups = [...new Set(found.map((one) => one.category))];
  const blank = { category: 'follow-up', name: '', subject: '', body: '', language };

  const discard = async (template: Template) => {
    const ref = { table: 'emailTemplates' as const, id: template.id };
    const moved = await moveToBin(context, [ref]);
    setFailure(moved.ok ? undefined : moved.error);
    if (!moved.ok) return;
    focusSoon(HOME);
    const { name } = template;
    showToast({
      message: t`« ${name} » est dans la corbeille.`,
      action: {
        label: t({ message: 'Annuler', context: 'défaire' }),
        onAct: () => void restoreFromBin(context, [ref]),
      },
    });
  };

  return (
    <Stack gap="px20">
      <Row between>
        <h2 id={HOME} tabIndex={-1} className={css.title}>
          <Plural value={found.length} _0="Aucun modèle" one="# modèle" other="# modèles" />
        </h2>
        <Button
          icon={Plus}
          onClick={() => setOpened({ kind: 'write', fields: blank })}
          disabled={isFull}
        >
          <Trans>Créer un modèle</Trans>
        </Button>
      </Row>
      {isFull && (
        <Note
          title={
            <Plural
              value={EMAIL_TEMPLATE_MAX.count}
              one="Vous avez # modèle à vous, le plus possible"
              other="Vous avez # modèles à vous, le plus possible"
            />
          }
        >
          <Trans>Pour en créer un autre, mettez-en un à la corbeille.</Trans>
        </Note>
      )}
      {failure && <StorageNote failure={failure} />}
      <div className={css.filters}>
        <TextField
          label={<Trans>Chercher un modèle</Trans>}
          type="search"
          value={query}
          onChange={setQuery}
        />
        <Select
          label={<Trans>Catégorie</Trans>}
          value={category}
          options={[{ value: '', label: t`Toutes` }, ...categories]}
          onChange={setCategory}
        />
        <Segments
          label={<Trans>Langue</Trans>}
          options={[
            { value: 'fr', label: 'Français', lang: 'fr-CA' },
            { value: 'en', label: 'English', lang: 'en-CA' },
          ]}
          value={language}
          onChange={setLanguage}
        />
      </div>
      {found.length === 0 && (
        <Card>
          <p>
            <Trans>Aucun modèle ne correspond. Essayez un autre mot ou une autre catégorie.</Trans>
          </p>
        </Card>
      )}
      {groups.map((group) => (
        <Card key={group} level={3} title={categoryName(group)}>
          {found
            .filter((one) => one.category === group)
            .map((template) => (
              <TemplateRow
                key={template.id}
                template={template}
                isFull={isFull}
                onUse={() => setOpened({ kind: 'use', template })}
                onEdit={() =>
                  setOpened({ kind: 'write', id: template.id, fields: fieldsOf(template) })
                }
                onCopy={() => {
                  const { name } = template;
                  const copy = t`${name} (copie)`.slice(0, EMAIL_TEMPLATE_MAX.name);
                  setOpened({ kind: 'write', fields: { ...fieldsOf(template), name: copy } });
                }}
                onDiscard={() => void discard(template)}
              />
            ))}
        </Card>
      ))}
      {opened?.kind === 'use' && (
        <ApplicationDialog
          context={context}
          template={opened.template}
          onClose={() => setOpened(undefined)}
        />
      )}
      {opened?.kind === 'write' && (
        <TemplateDialog
          context={context}
          id={opened.id}
          fields={opened.fields}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Stack>
  );
}

const fieldsOf = ({ category, name, subject, body, language }: Template): EmailTemplateFields => ({
  category,
  name,
  subject,
  body,
  language,
});
