import { Trans, useLingui } from '@lingui/react/macro';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { LANGUAGE_LEVELS, type LanguageLevel } from '#/domain/cv/content.ts';
import { editEntry } from '#/domain/cv/record/cv-patch.ts';
import { Button } from '#/ui/Button.tsx';
import { Card } from '#/ui/Card.tsx';
import { IconButton } from '#/ui/IconButton.tsx';
import { Stack } from '#/ui/layout.tsx';
import { Select } from '#/ui/Select.tsx';
import { fieldId, type CvForm } from './cv-form.ts';
import { customise } from './customise.css.ts';
import { DraftText } from './DraftText.tsx';
import { FieldHint } from './FieldHint.tsx';
import { useEntries } from './use-entries.ts';

export function LanguagesForm({ form }: { form: CvForm }) {
  const { t } = useLingui();
  const entries = useEntries(form, 'languages', {
    blank: { name: '', level: '' },
    firstField: 'name',
    removed: t`Langue retirée.`,
  });
  const words: Record<LanguageLevel | '', string> = {
    '': t`Choisir un niveau`,
    native: t`Maternelle`,
    fluent: t`Courant`,
    advanced: t`Avancé`,
    intermediate: t`Intermédiaire`,
    basic: t`Notions de base`,
  };
  const levels = (['', ...LANGUAGE_LEVELS] as const).map((value) => ({
    value,
    label: words[value],
  }));
  return (
    <Card title={<Trans>Langues</Trans>}>
      <Stack>
        {entries.ordered.length === 0 && (
          <p className={customise.hint}>
            <Trans>Ajoutez le français et l’anglais, puis vos autres langues.</Trans>
          </p>
        )}
        <ul className={customise.rows}>
          {entries.ordered.map(([id, { name, level }], index) => {
            const moves = entries.movesOf(id);
            const known = name || t`la langue ${index + 1}`;
            return (
              <li key={id} className={customise.languageRow}>
                <DraftText
                  form={form}
                  path={`languages.${id}.name`}
                  label={<Trans>Langue</Trans>}
                  value={name}
                  onEdit={(value) => editEntry('languages', id, 'name', value)}
                />
                <Select
                  id={fieldId(`languages.${id}.level`)}
                  label={<Trans>Niveau</Trans>}
                  options={levels}
                  value={level}
                  hint={<FieldHint form={form} path={`languages.${id}.level`} hint={null} />}
                  onChange={(value) => form.edit(editEntry('languages', id, 'level', value))}
                />
                <div className={customise.rowMoves}>
                  <IconButton
                    icon={ArrowUp}
                    label={t`Monter ${known}`}
                    disabled={index === 0}
                    onClick={() => moves.move(-1)}
                  />
                  <IconButton
                    icon={ArrowDown}
                    label={t`Descendre ${known}`}
                    disabled={index === entries.ordered.length - 1}
                    onClick={() => moves.move(1)}
                  />
                  <IconButton icon={Trash2} label={t`Retirer ${known}`} onClick={moves.remove} />
                </div>
              </li>
            );
          })}
        </ul>
        <Button id="add-languages" icon={Plus} block onClick={entries.add}>
          <Trans>Ajouter une langue</Trans>
        </Button>
      </Stack>
    </Card>
  );
}
