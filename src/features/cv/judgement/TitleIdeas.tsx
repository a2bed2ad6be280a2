import { Trans, useLingui } from '@lingui/react/macro';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { useState } from 'react';
import { MISREPRESENTATION_SOURCE } from '#/domain/cv/canadian/immigration-file.ts';
import type * as Ideas from '#/domain/cv/noc/title-ideas.ts';
import { editEntry } from '#/domain/cv/record/cv-patch.ts';
import type { EntryId, ExperienceEntry } from '#/domain/cv/record/cv-record.ts';
import { NotHereYet } from '#/parts/NotHereYet.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { Chip } from '#/ui/messages/Chip.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import type { CvForm } from '../customise/fields/cv-form.ts';
import { judgement } from './judgement.css.ts';
import { SourceLink } from './SourceLink.tsx';
import { useApply } from './use-apply.ts';

/** Titles that employers here know for what the person did, asked for; the words alone, never a code. */
export function TitleIdeas({
  form,
  id,
  entry,
}: {
  form: CvForm;
  id: EntryId;
  entry: ExperienceEntry;
}) {
  const [rules, setRules] = useState<typeof Ideas | null>();
  const [open, setOpen] = useState(false);
  const ask = async (): Promise<void> => {
    setOpen(!open);
    if (rules) return;
    try {
      setRules(await import('#/domain/cv/noc/title-ideas.ts'));
    } catch {
      setRules(null);
    }
  };
  return (
    <div className={judgement.beside}>
      <div>
        <Button size="small" icon={Lightbulb} aria-expanded={open} onClick={() => void ask()}>
          <Trans>Idées de titre d’après vos réalisations</Trans>
        </Button>
      </div>
      {open && rules === null && <NotHereYet />}
      {open && rules && <IdeaList form={form} id={id} entry={entry} rules={rules} />}
    </div>
  );
}

function IdeaList({
  form,
  id,
  entry,
  rules: { titleIdeas, NOC_SOURCE },
}: {
  form: CvForm;
  id: EntryId;
  entry: ExperienceEntry;
  rules: typeof Ideas;
}) {
  const { t } = useLingui();
  const apply = useApply(form);
  const { language } = form.cv;
  const ideas = titleIdeas(entry.achievements, language);
  if (ideas.length === 0)
    return (
      <Note live="polite" title={<Trans>Aucune idée pour le moment</Trans>}>
        <Trans>
          Vos réalisations ne nomment pas encore assez de tâches, ou votre métier n’est pas dans
          notre courte liste. Gardez votre titre.
        </Trans>
      </Note>
    );
  return (
    <Note
      live="polite"
      icon={Lightbulb}
      title={<Trans>Des mots que les employeurs d’ici connaissent</Trans>}
    >
      <div className={judgement.words}>
        <ul className={judgement.list}>
          {ideas.map(({ code, titles, group, because }) => (
            <li key={code} className={judgement.idea}>
              <span>
                <Trans>
                  « {group} » (CNP {code}), d’après : {because.join(', ')}
                </Trans>
              </span>
              <div className={judgement.acts}>
                {titles.map((title) => (
                  <Button
                    key={title}
                    size="small"
                    lang={language}
                    onClick={() =>
                      apply(
                        editEntry('experience', id, 'jobTitle', title),
                        `experience.${id}.jobTitle`,
                        t`Titre changé.`,
                      )
                    }
                  >
                    {title}
                  </Button>
                ))}
              </div>
            </li>
          ))}
        </ul>
        <div>
          <Chip tone="warning">
            <Trans>Pour les mots seulement</Trans>
          </Chip>
        </div>
        <p>
          <Trans>
            Ce n’est pas votre code CNP pour l’immigration : il se choisit d’après toutes vos
            tâches, et un code faux peut compter comme une fausse déclaration. Prenez un titre
            seulement s’il dit ce que vous faisiez.
          </Trans>
        </p>
        <SourceLink source={NOC_SOURCE} />
        <SourceLink source={MISREPRESENTATION_SOURCE} />
      </div>
    </Note>
  );
}
