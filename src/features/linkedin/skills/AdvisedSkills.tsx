import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import { useMemo, useState, type ReactNode } from 'react';
import { skillNamed, suggestedFor } from '#/domain/linkedin/lexicon-skills.ts';
import { LINKEDIN_LIMITS } from '#/domain/linkedin/limits.ts';
import {
  adviseSkills,
  type AdvisedSkill,
  type SkillAdvice,
} from '#/domain/linkedin/skill-advice.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Segments } from '#/ui/actions/Segments.tsx';
import { Checkbox } from '#/ui/fields/Checkbox.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { Chip } from '#/ui/messages/Chip.tsx';
import { useCopy } from '#/ui/messages/use-copy.ts';
import { linkedin as css } from '../linkedin.css.ts';
import type { OwnCv } from '../use-own-cv.ts';

/** Each skill with its advice; what is copied is what the person has ticked. */
export function AdvisedSkills({ cv }: { cv: OwnCv }) {
  const { t } = useLingui();
  const copy = useCopy();
  const [language, setLanguage] = useState(cv.language);
  const { skills, experience, personal } = cv.content;
  const advised = useMemo(
    () =>
      adviseSkills(
        skills,
        suggestedFor(
          [personal.headline, ...experience.map(({ jobTitle }) => jobTitle)],
          cv.language,
        ),
        skillNamed,
        cv.language,
      ),
    [skills, experience, personal.headline, cv.language],
  );
  // Of the CV all, of what is only suggested none: nobody has a skill because we think so.
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({});
  const isTicked = ({ name, from, isTooLong }: AdvisedSkill): boolean =>
    changed[name] ?? (from === 'cv' && !isTooLong);
  const ticked = advised.filter(isTicked);
  const inLanguage = (skill: AdvisedSkill): string =>
    (skill.advice === 'translate' ? skill[language] : '') || skill.name;
  const { most } = LINKEDIN_LIMITS.skills;
  const groups: { from: AdvisedSkill['from']; title: ReactNode }[] = [
    { from: 'cv', title: <Trans>De votre CV</Trans> },
    { from: 'title', title: <Trans>Selon vos métiers : cochez ce que vous savez faire</Trans> },
  ];
  return (
    <div className={css.measure}>
      <Stack gap="px20">
        <p>
          <Trans>
            LinkedIn ne traduit pas les compétences. Dans un profil en deux langues, gardez les noms
            qui sont les mêmes partout et écrivez les autres dans la langue que lisent d’abord les
            recruteurs que vous visez.
          </Trans>
        </p>
        <Segments
          label={<Trans>Langue principale de votre profil</Trans>}
          options={[
            { value: 'fr', label: 'Français', lang: LANGUAGE_TAGS.fr },
            { value: 'en', label: 'English', lang: LANGUAGE_TAGS.en },
          ]}
          value={language}
          onChange={setLanguage}
        />
        <div className={css.foot}>
          <span className={css.count}>
            <Plural
              value={ticked.length}
              one={`# compétence cochée, ${most} au maximum`}
              other={`# compétences cochées, ${most} au maximum`}
            />
          </span>
          <Button
            icon={Copy}
            variant="primary"
            aria-disabled={ticked.length === 0 || undefined}
            onClick={() => void copy(ticked.map(inLanguage).join('\n'))}
          >
            <Trans>Copier la liste</Trans>
          </Button>
        </div>
        {groups.map(({ from, title }) => {
          const listed = advised.filter((skill) => skill.from === from);
          if (listed.length === 0) return null;
          return (
            <Card key={from} title={title}>
              <ul className={css.steps}>
                {listed.map((skill) => (
                  <li key={skill.name}>
                    <Checkbox
                      label={
                        <>
                          {skill.name} <AdviceChip advice={skill.advice} />
                        </>
                      }
                      hint={hintOf(skill, t`Nom trop long pour LinkedIn : raccourcissez-le.`)}
                      checked={isTicked(skill)}
                      onChange={(isOn) => setChanged({ ...changed, [skill.name]: isOn })}
                    />
                  </li>
                ))}
              </ul>
            </Card>
          );
        })}
      </Stack>
    </div>
  );
}

const hintOf = ({ advice, fr, en, isTooLong }: AdvisedSkill, tooLong: string): ReactNode => {
  if (isTooLong) return tooLong;
  if (advice === 'translate')
    return (
      <>
        <span lang={LANGUAGE_TAGS.fr}>{fr}</span> · <span lang={LANGUAGE_TAGS.en}>{en}</span>
      </>
    );
  return undefined;
};

function AdviceChip({ advice }: { advice: SkillAdvice }) {
  if (advice === 'keep')
    return (
      <Chip tone="positive">
        <Trans>Garder tel quel</Trans>
      </Chip>
    );
  return advice === 'translate' ? (
    <Chip>
      <Trans>Traduire</Trans>
    </Chip>
  ) : (
    <Chip tone="outline">
      <Trans>Mot à vérifier</Trans>
    </Chip>
  );
}
