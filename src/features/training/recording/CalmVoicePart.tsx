import { Trans } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import {
  forgetCalmVoice,
  readCalmVoice,
  saveCalmVoice,
} from '#/data/records/training/calm-voice.ts';
import type { VoiceAnalysis } from '#/domain/training/voice/voice-analysis.ts';
import type { VoiceLanguage } from '#/domain/training/voice/voice-norms.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { AnswerRecorder } from './AnswerRecorder.tsx';
import { recorder as styles } from './AnswerRecorder.css.ts';

/** No question has this key. */
const PLACE = { question: 'calm-voice', session: '' };

/** Read aloud, in the language that is practised. */
const TO_READ: Readonly<Record<VoiceLanguage, string>> = {
  fr: 'Le matin, je marche jusqu’au parc. Il y a un banc près de l’eau, et je m’y assois quelques minutes. J’écoute les oiseaux, je regarde passer les gens, puis je rentre préparer le café. Rien ne presse. La journée peut commencer.',
  en: 'In the morning I walk to the park. There is a bench near the water, and I sit there for a few minutes. I listen to the birds, I watch people go by, and then I go home to make coffee. There is no hurry. The day can begin.',
};

/** Without it there is no word on tension: a voice is compared with nobody else's. */
export function CalmVoicePart({
  context,
  language,
}: {
  context: DataContext;
  language: VoiceLanguage;
}) {
  const known = useLiveQuery(() => readCalmVoice(context), [context]);
  const [isUnheard, setUnheard] = useState(false);
  const hear = (analysis: VoiceAnalysis | null) => {
    const { notJudged = 'nothing-said', pitchHz = null, articulationRate = 0 } = analysis ?? {};
    setUnheard(notJudged !== null || pitchHz === null);
    if (notJudged === null && pitchHz !== null)
      void saveCalmVoice(context, { pitchHz, articulationRate });
  };
  return (
    <Stack gap="px12">
      <p>
        <Trans>
          Lisez ce texte à voix haute, sans vous presser. Jalon compare ensuite la hauteur et la
          vitesse de votre voix avec celles-ci, et avec celles de personne d’autre.
        </Trans>
      </p>
      <blockquote lang={LANGUAGE_TAGS[language]}>{TO_READ[language]}</blockquote>
      {known && (
        <Note
          tone="positive"
          live="polite"
          title={<Trans>Votre voix calme est connue sur cet appareil</Trans>}
          action={
            <Button size="small" onClick={() => void forgetCalmVoice(context)}>
              <Trans>L’effacer</Trans>
            </Button>
          }
        />
      )}
      {isUnheard && (
        <p role="status" className={styles.quiet}>
          <Trans>La lecture n’a pas pu être mesurée. Essayez dans un endroit plus calme.</Trans>
        </p>
      )}
      <AnswerRecorder context={context} place={PLACE} language={language} onHeard={hear} />
    </Stack>
  );
}
