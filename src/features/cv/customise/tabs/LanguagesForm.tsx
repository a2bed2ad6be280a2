import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { scaleHint } from '#/domain/cv/canadian/language-scales.ts';
import { LANGUAGE_LEVELS, type LanguageLevel } from '#/domain/cv/content.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { IconButton } from '#/ui/actions/IconButton.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { Reorderable } from '#/ui/fields/Reorderable.tsx';
import type { CvForm } from '../fields/cv-form.ts';
import { customise } from '../customise.css.ts';
import { DraftSelect } from '../fields/DraftSelect.tsx';
import { DraftText } from '../fields/DraftText.tsx';
import { LanguageScales } from '../../judgement/LanguageScales.tsx';
import { useEntries } from '../entries/use-entries.ts';

export function LanguagesForm({ form }: { form: CvForm }) {
  const { t } = useLingui();
  const entries = useEntries(form, 'languages', {
    blank: { name: '', level: '' },
    firstField: 'name',
    removed: t`Langue retirée.`,
  });
  const nameOf = (name: string, index: number): string => name || t`la langue ${index + 1}`;
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
        <Reorderable
          label={t`Langues`}
          items={entries.ordered}
          itemId={([id]) => id}
          itemName={([, { name }], index) => nameOf(name, index)}
          onMove={entries.move}
        >
          {([id, { name, level }], index, controls) => (
            <div className={customise.languageRow}>
              <DraftText form={form} path={`languages.${id}.name`} label={<Trans>Langue</Trans>} />
              <DraftSelect
                form={form}
                path={`languages.${id}.level`}
                label={<Trans>Niveau</Trans>}
                options={levels}
                hint={level === '' ? undefined : scaleHint(level, name)}
              />
              <div className={customise.rowMoves}>
                {controls}
                <IconButton
                  icon={Trash2}
                  label={t`Retirer ${nameOf(name, index)}`}
                  onClick={entries.actsOf(id).remove}
                />
              </div>
            </div>
          )}
        </Reorderable>
        {entries.ordered.some(([, { level }]) => level !== '') && <LanguageScales />}
        <Button id="add-languages" icon={Plus} block onClick={entries.add}>
          <Trans>Ajouter une langue</Trans>
        </Button>
      </Stack>
    </Card>
  );
}
