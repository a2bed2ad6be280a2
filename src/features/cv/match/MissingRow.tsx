import { Trans } from '@lingui/react/macro';
import CircleHelp from 'lucide-react/icons/circle-help';
import { useState } from 'react';
import { skills } from '#/domain/cv/lexicon/skills.ts';
import type { MatchedRequirement } from '#/domain/cv/match/match-job.ts';
import type { CvLanguage } from '#/domain/cv/content.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Icon } from '#/ui/layout/Icon.tsx';
import { Row } from '#/ui/layout/layout.tsx';
import { PathLink } from '../review/PathLink.tsx';
import { review } from '../review/review.css.ts';
import { NeedChip } from './NeedChip.tsx';

/** A question: nothing is put in the CV before the person has said that they have it. */
export function MissingRow({
  requirement,
  cv,
  adLanguage,
  onAdd,
  onRefuse,
  onField,
}: {
  requirement: MatchedRequirement;
  cv: CvRecord;
  adLanguage: CvLanguage;
  /** By the name it has in the CV's language. */
  onAdd: (name: string) => void;
  onRefuse: () => void;
  onField: (path: string) => void;
}) {
  const [isOwned, setIsOwned] = useState(false);
  const { term, need, sentence, kind } = requirement;
  const place = PLACES[kind];
  const name = nameIn(requirement, cv.language);
  return (
    <li className={review.rule}>
      <Icon of={CircleHelp} className={review.wrong} />
      <strong>
        <Trans>Avez-vous ceci : {term}?</Trans>
      </strong>
      <NeedChip need={need} />
      <div className={review.said}>
        <span>
          <Trans>Dans l’offre :</Trans>
        </span>
        <q className={review.quote} lang={adLanguage}>
          {sentence}
        </q>
        {isOwned ? (
          <>
            <span role="status">
              {place === undefined ? (
                <Trans>
                  Ajoutez-le seulement si vous pouvez en parler en entrevue. Dites aussi où vous
                  l’avez utilisé, dans vos réalisations.
                </Trans>
              ) : (
                <Trans>Écrivez-le dans cette partie de votre CV :</Trans>
              )}
            </span>
            {place === undefined ? (
              <Button size="small" onClick={() => onAdd(name)}>
                <Trans>Ajouter « {name} » à mes compétences</Trans>
              </Button>
            ) : (
              <PathLink cv={cv} path={place} onField={onField} />
            )}
          </>
        ) : (
          <Row gap="px8">
            <Button size="small" onClick={() => setIsOwned(true)}>
              <Trans>Oui, je l’ai</Trans>
            </Button>
            <Button size="small" variant="quiet" onClick={onRefuse}>
              <Trans>Non</Trans>
            </Button>
          </Row>
        )}
      </div>
    </li>
  );
}

/** Where it is written when it is no skill. */
const PLACES: Partial<Record<MatchedRequirement['kind'], string>> = {
  language: 'languages',
  diploma: 'education',
  title: 'experience',
};

/** The advertisement's word, or the CV's language's own. */
const nameIn = ({ term, id }: MatchedRequirement, language: CvLanguage): string => {
  const own = id === undefined ? undefined : skills().get(id);
  const words = own?.[language] ?? [];
  const isOwnWord = words.some(({ text }) => text.toLowerCase() === term.toLowerCase());
  const name = isOwnWord || words[0] === undefined ? term : words[0].text;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};
