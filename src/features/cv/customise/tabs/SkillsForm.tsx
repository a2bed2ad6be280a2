import { Trans, useLingui } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState, type KeyboardEvent } from 'react';
import { joinSkills, splitSkills } from '#/domain/cv/form/split-skills.ts';
import { removeEntry, type CvPatch } from '#/domain/cv/record/cv-patch.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { addSkills } from '#/domain/cv/record/place-line.ts';
import { skillKey } from '#/domain/cv/record/skill-key.ts';
import { inOrder, orderKeys } from '#/domain/sync/values/order-key.ts';
import { random } from '#/platform/ids.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Icon } from '#/ui/layout/Icon.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { TextArea } from '#/ui/fields/TextArea.tsx';
import { TextField } from '#/ui/fields/TextField.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { focusSoon } from '#/ui/focus-soon.ts';
import { fieldId, type CvForm } from '../fields/cv-form.ts';
import { customise } from '../customise.css.ts';

/** Skills one by one, or as the comma-separated text they are in most files. */
export function SkillsForm({ form }: { form: CvForm }) {
  const { t } = useLingui();
  const [asText, setAsText] = useState<string>();
  const skills = inOrder(form.cv.skills);
  const names = skills.map(([, { name }]) => name);
  const close = () => {
    setAsText(undefined);
    focusSoon(fieldId('skills'));
  };

  return (
    <Card
      title={
        <Trans>
          Compétences <span className={customise.count}>({skills.length})</span>
        </Trans>
      }
    >
      <Stack>
        <p className={customise.hint}>
          <Trans>De 8 à 12 compétences, les plus utiles pour le poste en premier.</Trans>
        </p>
        {asText === undefined ? (
          <>
            {skills.length > 0 && (
              <ul className={customise.skills}>
                {skills.map(([id, { name }]) => (
                  <li key={id} className={customise.skill}>
                    <span>{name}</span>
                    <button
                      type="button"
                      className={customise.skillRemove}
                      aria-label={t`Retirer ${name}`}
                      onClick={() => {
                        const undo = form.edit(removeEntry('skills', id));
                        showToast({
                          message: t`« ${name} » retiré.`,
                          action: {
                            label: t({ message: 'Annuler', context: 'défaire' }),
                            onAct: undo,
                          },
                        });
                        focusSoon(fieldId('skills'));
                      }}
                    >
                      <Icon of={X} size="small" />
                    </button>
                  </li>
                ))}
              </ul>
            )}
            <AddSkill form={form} />
            {skills.length > 0 && (
              <Row>
                <Button
                  variant="quiet"
                  icon={Pencil}
                  onClick={() => {
                    setAsText(joinSkills(names));
                    focusSoon(fieldId('skills-text'));
                  }}
                >
                  <Trans>Corriger ou réordonner la liste</Trans>
                </Button>
              </Row>
            )}
          </>
        ) : (
          <>
            <TextArea
              label={<Trans>Toutes les compétences, séparées par des virgules</Trans>}
              rows={5}
              grows
              id={fieldId('skills-text')}
              value={asText}
              onChange={setAsText}
            />
            <Row>
              <Button
                variant="primary"
                onClick={() => {
                  form.edit(replaceSkills(form.cv, splitSkills(asText)));
                  close();
                }}
              >
                <Trans>Garder cette liste</Trans>
              </Button>
              <Button onClick={close}>
                <Trans>Annuler</Trans>
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </Card>
  );
}

function AddSkill({ form }: { form: CvForm }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const add = (typed: string) => {
    const names = splitSkills(typed);
    if (names.length === 0) return;
    form.edit(addSkills(form.cv, names, random));
    form.announce(t`Ajouté : ${names.join(', ')}`);
    setText('');
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add(text);
  };
  return (
    <div className={customise.addSkill}>
      <TextField
        id={fieldId('skills')}
        label={<Trans>Ajouter des compétences</Trans>}
        hint={<Trans>Séparez-les par des virgules.</Trans>}
        value={text}
        onChange={setText}
        onKeyDown={onKey}
        onBlur={() => add(text)}
      />
      <Button icon={Plus} className={customise.besideControl} onClick={() => add(text)}>
        <Trans>Ajouter</Trans>
      </Button>
    </div>
  );
}

/** The list as typed: the same names keep their entry, in the new order. */
const replaceSkills = (cv: CvRecord, names: string[]): CvPatch => {
  const wanted = new Map(names.map((name) => [skillKey(name), name]));
  const keys = orderKeys(wanted.size, random);
  const gone = Object.keys(cv.skills).filter((id) => !wanted.has(id));
  return Object.assign(
    {},
    ...gone.map((id) => removeEntry('skills', id)),
    ...[...wanted].map(([id, name], index) => ({
      [`skills.${id}`]: { name, order: keys[index] ?? '' },
    })),
  ) as CvPatch;
};
