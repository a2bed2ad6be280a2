import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '#/ui/fields/Checkbox.tsx';
import type { Dictation } from './use-dictation.ts';

/** Off until it is wanted, since many browsers send the sound to their maker for it. */
export function DictationChoice({ dictation: { place, isOn, turn } }: { dictation: Dictation }) {
  const { t } = useLingui();
  if (place === 'none') return undefined;
  return (
    <Checkbox
      label={<Trans>Écrire mes mots pendant que je parle</Trans>}
      hint={
        place === 'here'
          ? t`Votre navigateur le fait sur cet appareil. Vous corrigez le texte avant l’évaluation.`
          : t`Attention : votre navigateur peut envoyer le son à l’entreprise qui le fabrique. Vous corrigez le texte avant l’évaluation.`
      }
      checked={isOn}
      onChange={turn}
    />
  );
}
