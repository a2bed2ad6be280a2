import { Trans } from '@lingui/react/macro';
import type { Letter, LetterFields } from '#/domain/cv/letter/letter.ts';
import { TextArea } from '#/ui/fields/TextArea.tsx';
import { TextField } from '#/ui/fields/TextField.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Fields } from '#/ui/layout/layout.tsx';

/** The parts of a letter, in the order in which it is read. */
export function LetterForm({
  letter,
  change,
  onLeft,
}: {
  letter: Letter;
  change: (patch: Partial<LetterFields>) => void;
  onLeft: () => void;
}) {
  const at = (field: keyof LetterFields) => ({
    value: letter[field],
    lang: letter.language,
    onChange: (value: string) => change({ [field]: value }),
    onBlur: onLeft,
  });
  return (
    <>
      <Card title={<Trans>À qui vous écrivez</Trans>}>
        <Fields>
          <TextField label={<Trans>Titre du poste</Trans>} {...at('jobTitle')} span />
          <TextField label={<Trans>Employeur</Trans>} {...at('company')} />
          <TextField label={<Trans>Personne qui la lira</Trans>} optional {...at('recipient')} />
          <TextField label={<Trans>Ville</Trans>} {...at('place')} />
          <TextField label={<Trans>Date</Trans>} type="date" {...at('day')} />
        </Fields>
      </Card>
      <Card title={<Trans>Le texte</Trans>}>
        <Fields>
          <TextArea label={<Trans>Objet</Trans>} line span {...at('subject')} />
          <TextField
            label={<Trans>Appel</Trans>}
            hint={
              letter.language === 'fr' ? (
                <Trans>
                  Par exemple « Madame, » ou « Monsieur, » quand vous savez qui la lira.
                </Trans>
              ) : (
                <Trans>Par exemple « Dear Ms. Roy, » quand vous savez qui la lira.</Trans>
              )
            }
            span
            {...at('greeting')}
          />
          <TextArea
            label={<Trans>Texte de la lettre</Trans>}
            hint={<Trans>Une ligne vide sépare les paragraphes; « - » commence un point.</Trans>}
            rows={14}
            grows
            span
            {...at('body')}
          />
          <TextArea
            label={<Trans>Salutation finale</Trans>}
            hint={
              letter.language === 'fr' ? <Trans>Reprenez les mots de l’appel.</Trans> : undefined
            }
            line
            span
            {...at('closing')}
          />
        </Fields>
      </Card>
    </>
  );
}
