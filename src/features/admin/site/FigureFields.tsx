import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  FIGURE_IDS,
  type FigureChoice,
  type FigureId,
} from '#/domain/content/site/figure-choices.ts';
import { numberIn, type SiteForm } from '#/domain/content/site/site-form.ts';
import { Select } from '#/ui/fields/Select.tsx';
import { TextField } from '#/ui/fields/TextField.tsx';
import { Fields } from '#/ui/layout/layout.tsx';
import { useNumber } from '../use-admin-words.ts';
import { useSiteWords } from './use-site-words.ts';

/** Each figure that pages print: the one that ships, which nobody has counted, one's own, or none. */
export function FigureFields({
  form: { figures, usage },
  mistake,
  onChange,
}: {
  form: SiteForm;
  /** The field that the server or the form refuses. */
  mistake: string | undefined;
  onChange: (part: Partial<SiteForm>) => void;
}) {
  const { t } = useLingui();
  const words = useSiteWords();
  const wrong = t`Écrivez un nombre, sans lettre ni signe`;
  return (
    <>
      {FIGURE_IDS.map((id) => (
        <OneFigure
          key={id}
          id={id}
          choice={figures[id]}
          onChange={(choice) => onChange({ figures: { ...figures, [id]: choice } })}
        />
      ))}
      <Fields>
        <Select
          label={words.figures['usageEstimate']}
          value={usage.kind}
          options={[
            { value: 'shipped', label: t`Fourni avec l’application, non compté` },
            { value: 'own', label: t`Autre estimation` },
            { value: 'hidden', label: t`Retiré du site` },
          ]}
          onChange={(kind) => onChange({ usage: { ...usage, kind } })}
        />
        {usage.kind === 'own' && (
          <>
            <TextField
              label={<Trans>Autour de</Trans>}
              inputMode="numeric"
              value={usage.around}
              error={mistake === 'usageEstimate' ? wrong : undefined}
              onChange={(around) => onChange({ usage: { ...usage, around } })}
            />
            <TextField
              label={<Trans>Écart au plus</Trans>}
              inputMode="numeric"
              value={usage.spread}
              onChange={(spread) => onChange({ usage: { ...usage, spread } })}
            />
          </>
        )}
      </Fields>
    </>
  );
}

function OneFigure({
  id,
  choice,
  onChange,
}: {
  id: FigureId;
  choice: FigureChoice;
  onChange: (choice: FigureChoice) => void;
}) {
  const { t } = useLingui();
  const number = useNumber();
  const { counted } = useSiteWords();
  const [typed, setTyped] = useState(String(choice.value));
  const shipped = number(choice.value);
  return (
    <Fields>
      <Select
        label={counted[id]}
        value={choice.kind}
        options={[
          {
            value: 'shipped',
            label:
              choice.kind === 'shipped'
                ? t`${shipped}\u00A0: fourni avec l’application, non compté`
                : t`Fourni avec l’application, non compté`,
          },
          { value: 'counted', label: t`Notre propre chiffre` },
          { value: 'hidden', label: t`Retiré du site` },
        ]}
        onChange={(kind) => onChange({ ...choice, kind })}
      />
      {choice.kind === 'counted' && (
        <TextField
          label={<Trans>Nombre compté</Trans>}
          inputMode="numeric"
          value={typed}
          error={choice.value < 0 ? t`Écrivez un nombre, sans lettre ni signe` : undefined}
          onChange={(text) => {
            setTyped(text);
            onChange({ ...choice, value: numberIn(text) });
          }}
        />
      )}
    </Fields>
  );
}
