import { Trans } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import Download from 'lucide-react/icons/download';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { DataContext } from '#/data/context.ts';
import { checkStep } from '#/data/records/linkedin/linkedin-profile.ts';
import type { PhotoCheck } from '#/domain/linkedin/photo.ts';
import { AnchorButton } from '#/ui/actions/LinkButton.tsx';
import { Checkbox } from '#/ui/fields/Checkbox.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Icon } from '#/ui/layout/Icon.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { VisuallyHidden } from '#/ui/layout/VisuallyHidden.tsx';
import { linkedin as css } from '../linkedin.css.ts';
import { photo as looks } from './photo.css.ts';
import type { ReadPhoto } from './read-photo.ts';
import { usePhotoWords } from './use-photo-words.ts';

const ORDER: readonly PhotoCheck[] = [
  'size',
  'ratio',
  'weight',
  'brightness',
  'contrast',
  'sharpness',
  'background',
];

/** What was measured, what only the person can see, and the copy to take to LinkedIn. */
export function CheckedPicture({
  context,
  photo,
  url,
  label,
}: {
  context: DataContext;
  photo: ReadPhoto;
  url: string;
  label: string;
}) {
  const { names, advice } = usePhotoWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const good = ORDER.filter((check) => photo.checks[check] === 'good').length;
  return (
    <Stack gap="px20">
      <h2 ref={heading} tabIndex={-1} className={css.title}>
        <Trans>
          {good} points sur {ORDER.length} sont bons
        </Trans>
      </h2>
      <div className={looks.frame}>
        <img src={url} alt={label} className={looks.picture} />
        <svg viewBox="0 0 200 200" className={looks.guide} aria-hidden="true">
          <circle cx="100" cy="100" r="98" />
          <ellipse cx="100" cy="92" rx="46" ry="60" strokeDasharray="6 5" />
        </svg>
      </div>
      <Card title={<Trans>Ce qui se mesure</Trans>} level={3}>
        <ul className={looks.checks}>
          {ORDER.map((check) => {
            const verdict = photo.checks[check];
            const isGood = verdict === 'good';
            return (
              <li key={check} className={looks.check}>
                <Icon
                  of={isGood ? CircleCheck : TriangleAlert}
                  className={isGood ? looks.good : looks.bad}
                />
                <span>
                  <span className={looks.checkName}>{names[check]}</span>{' '}
                  <VisuallyHidden>
                    {isGood ? <Trans>bon</Trans> : <Trans>à revoir</Trans>}
                  </VisuallyHidden>
                  <span className={looks.advice}>{advice[check][verdict]}</span>
                </span>
              </li>
            );
          })}
        </ul>
      </Card>
      <OwnChecks context={context} />
      <Card title={<Trans>Votre copie pour LinkedIn</Trans>} level={3}>
        <Stack gap="px12">
          <p>
            {photo.hasHiddenData ? (
              <Trans>
                Le fichier contient des données cachées, comme la date, l’appareil ou le lieu. La
                copie n’en a aucune : elle est carrée et écrite à neuf.
              </Trans>
            ) : (
              <Trans>La copie est carrée, écrite à neuf et sans données cachées.</Trans>
            )}
          </p>
          <div className={css.acts}>
            <AnchorButton href={url} download="photo-linkedin.jpg" icon={Download}>
              <Trans>Télécharger la copie</Trans>
            </AnchorButton>
          </div>
        </Stack>
      </Card>
    </Stack>
  );
}

/** What no measure tells; once all is seen to, the step of the profile is done. */
function OwnChecks({ context }: { context: DataContext }) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const items: readonly { id: string; label: ReactNode }[] = [
    { id: 'face', label: <Trans>Le visage remplit l’ovale, les yeux vers l’objectif.</Trans> },
    { id: 'alone', label: <Trans>Vous êtes la seule personne sur la photo.</Trans> },
    { id: 'dress', label: <Trans>La tenue est celle d’une journée de travail.</Trans> },
    { id: 'recent', label: <Trans>La photo a moins de deux ans et vous ressemble.</Trans> },
  ];
  const change = (id: string, isSeen: boolean): void => {
    const next = new Set(seen);
    if (isSeen) next.add(id);
    else next.delete(id);
    setSeen(next);
    if (next.size === items.length) void checkStep(context, 'photo', true);
  };
  return (
    <Card title={<Trans>Ce qui se voit à l’œil</Trans>} level={3}>
      <Stack gap="px12">
        {items.map(({ id, label }) => (
          <Checkbox
            key={id}
            label={label}
            checked={seen.has(id)}
            onChange={(isSeen) => change(id, isSeen)}
          />
        ))}
      </Stack>
    </Card>
  );
}
