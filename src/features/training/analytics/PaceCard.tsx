import { Trans } from '@lingui/react/macro';
import { SPEECH_NORMS, SPEECH_SOURCE } from '#/domain/training/norms.ts';
import { Card } from '#/ui/layout/Card.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { training } from '../training.css.ts';

/** The one figure that others are honestly known for: how fast people speak in interviews. */
export function PaceCard({ wordsPerMinute }: { wordsPerMinute: number | undefined }) {
  if (wordsPerMinute === undefined) return null;
  const { fr, en } = SPEECH_NORMS;
  return (
    <Card title={<Trans>Votre débit</Trans>}>
      <Stack gap="px8">
        <p>
          <span className={training.big}>{wordsPerMinute}</span>{' '}
          <Trans>mots par minute en moyenne, une estimation.</Trans>
        </p>
        <p>
          <Trans>
            En entrevue, on a mesuré {fr} mots par minute en français et {en} en anglais. Parler un
            peu plus vite ou plus lentement ne baisse pas votre score.
          </Trans>
        </p>
        <p className={training.quiet}>
          <Trans>Source :</Trans>{' '}
          <a href={SPEECH_SOURCE.url} rel="noreferrer" target="_blank">
            {SPEECH_SOURCE.title}
          </a>
        </p>
      </Stack>
    </Card>
  );
}
