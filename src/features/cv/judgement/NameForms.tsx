import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { NAME_LINES, type NameLine } from '#/domain/cv/content.ts';
import type { NameProposal } from '#/domain/cv/name/name-proposals.ts';
import { isInOtherScript } from '#/domain/cv/name/printed-name.ts';
import { editField } from '#/domain/cv/record/cv-patch.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { Fields } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import type { CvForm } from '../customise/fields/cv-form.ts';
import { DraftSelect } from '../customise/fields/DraftSelect.tsx';
import { DraftText } from '../customise/fields/DraftText.tsx';
import { judgement } from './judgement.css.ts';
import { useApply } from './use-apply.ts';

/** The other forms of a name: in Latin letters, how it is said, and which of them the document prints. */
export function NameForms({ form }: { form: CvForm }) {
  const { t } = useLingui();
  const { fullName, latinName, pronunciation } = form.cv.personal;
  const isOther = isInOtherScript(fullName);
  const lines: Readonly<Record<NameLine, string>> = {
    '': t`Rien de plus`,
    original: t`Le nom dans son écriture`,
    pronunciation: t`La prononciation`,
    both: t`Les deux`,
  };
  return (
    <div className={judgement.beside}>
      {isOther && latinName.trim() === '' && <LatinNameNote form={form} />}
      <Disclosure
        key={String(isOther)}
        open={isOther || latinName !== '' || pronunciation !== ''}
        summary={<Trans>Autre écriture et prononciation du nom</Trans>}
      >
        <Fields>
          <DraftText
            form={form}
            path="personal.latinName"
            label={<Trans>Nom en lettres latines</Trans>}
            optional={!isOther}
            hint={<Trans>Comme dans votre passeport. C’est ce nom qui s’imprime en grand.</Trans>}
          />
          <DraftText
            form={form}
            path="personal.pronunciation"
            label={<Trans>Prononciation</Trans>}
            optional
            hint={<Trans>En syllabes simples, par exemple « chi-VANE ».</Trans>}
          />
          <DraftSelect<NameLine>
            form={form}
            path="personal.nameLine"
            label={<Trans>Imprimer sous votre nom</Trans>}
            hint={
              isOther ? (
                <Trans>
                  Le PDF n’a pas toutes les écritures. Word et le texte les impriment toutes.
                </Trans>
              ) : undefined
            }
            options={NAME_LINES.filter(
              (line) => isOther || line === '' || line === 'pronunciation',
            ).map((value) => ({ value, label: lines[value] }))}
          />
        </Fields>
      </Disclosure>
    </div>
  );
}

/** Nothing is printed before the person chooses it or writes it. */
function LatinNameNote({ form }: { form: CvForm }) {
  const { t } = useLingui();
  const apply = useApply(form);
  const { personal } = form.cv;
  const [proposalsOf, setProposalsOf] = useState<{
    of: (person: typeof personal) => NameProposal[];
  }>();
  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<void> => {
      const { nameProposals } = await import('#/domain/cv/name/name-proposals.ts');
      if (isCurrent) setProposalsOf({ of: nameProposals });
    };
    void load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, []);
  const proposals = proposalsOf?.of(personal) ?? [];
  const from: Readonly<Record<NameProposal['from'], string>> = {
    email: t`d’après votre courriel`,
    linkedin: t`d’après votre profil LinkedIn`,
    letters: t`lettre par lettre`,
  };
  return (
    <Note
      tone="warning"
      title={<Trans>Écrivez aussi votre nom en lettres latines</Trans>}
      action={
        proposals.length > 0 && (
          <div className={judgement.acts}>
            {proposals.map((proposal) => (
              <Button
                key={proposal.name}
                size="small"
                onClick={() =>
                  apply(
                    editField('personal.latinName', proposal.name),
                    'personal.latinName',
                    t`Nom ajouté : comparez-le à votre passeport.`,
                  )
                }
              >
                <Trans>
                  Écrire « {proposal.name} » ({from[proposal.from]})
                </Trans>
              </Button>
            ))}
          </div>
        )
      }
    >
      <Trans>
        L’employeur doit pouvoir le lire. Prenez la forme de votre passeport. Rien n’est imprimé
        sans vous.
      </Trans>
    </Note>
  );
}
