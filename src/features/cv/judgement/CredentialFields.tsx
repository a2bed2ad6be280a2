import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  claimsEquivalence,
  credentialLine,
  credentialSource,
  isWronglyEquivalent,
  usualReportLanguage,
} from '#/domain/cv/canadian/credentials.ts';
import { countryOfLocation } from '#/domain/cv/canadian/location.ts';
import { ASSESSORS, type Assessor, type CvLanguage } from '#/domain/cv/content.ts';
import { NO_REPORT, reportOf } from '#/domain/cv/record/credential-fields.ts';
import { editEntry, type CvPatch } from '#/domain/cv/record/cv-patch.ts';
import type { EducationEntry, EntryId } from '#/domain/cv/record/cv-record.ts';
import { Checkbox } from '#/ui/fields/Checkbox.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { Fields } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { draftField } from '../customise/fields/draft-field.tsx';
import { DraftSelect } from '../customise/fields/DraftSelect.tsx';
import { DraftText } from '../customise/fields/DraftText.tsx';
import { fieldId, type CvForm } from '../customise/fields/cv-form.ts';
import { judgement } from './judgement.css.ts';
import { SourceLink } from './SourceLink.tsx';
import { useApply } from './use-apply.ts';

/** For a diploma from elsewhere: what its report says, in the words the law allows; nothing without a report. */
export function CredentialFields({
  form,
  id,
  entry,
}: {
  form: CvForm;
  id: EntryId;
  entry: EducationEntry;
}) {
  const { t } = useLingui();
  const apply = useApply(form);
  const [opened, setOpened] = useState(false);
  const holds = entry.assessor !== '';
  if (!holds && countryOfLocation(entry.location) === 'CA') return null;
  const close = (): void => {
    setOpened(false);
    if (!holds) return;
    const cleared = Object.entries(NO_REPORT).map(([field, value]) => [
      `education.${id}.${field}`,
      value,
    ]);
    apply(Object.fromEntries(cleared) as CvPatch, `education.${id}.degree`, t`Rapport retiré.`);
  };
  return (
    <div className={judgement.beside}>
      <EquivalenceNote entry={entry} />
      <Checkbox
        label={<Trans>J’ai un rapport d’évaluation de ce diplôme</Trans>}
        hint={
          <Trans>
            Par exemple de WES ou du ministère de l’Immigration du Québec (MIFI). Sans rapport,
            n’écrivez aucune équivalence.
          </Trans>
        }
        checked={holds || opened}
        onChange={(checked) => (checked ? setOpened(true) : close())}
      />
      {(holds || opened) && <ReportFields form={form} id={id} entry={entry} />}
    </div>
  );
}

function ReportFields({ form, id, entry }: { form: CvForm; id: EntryId; entry: EducationEntry }) {
  const { t } = useLingui();
  const { assessor, reportLanguage } = entry;
  const report = reportOf(entry);
  const line = report && credentialLine(report, form.cv.language);
  const chooseBody = (body: Assessor | ''): void =>
    void form.edit({
      ...editEntry('education', id, 'assessor', body),
      ...(body !== '' && reportLanguage === ''
        ? editEntry('education', id, 'reportLanguage', usualReportLanguage(body))
        : {}),
    });
  const languages: { value: CvLanguage | ''; label: string }[] = [
    { value: '', label: t`Choisir la langue` },
    { value: 'fr', label: t`Français` },
    { value: 'en', label: t`Anglais` },
  ];
  return (
    <>
      <Fields>
        <Select<Assessor | ''>
          {...draftField<Assessor | ''>({ form, path: `education.${id}.assessor` }).control}
          id={fieldId(`education.${id}.assessor`)}
          label={<Trans>Organisme</Trans>}
          hint={
            assessor === 'MIFI' ? (
              <Trans>Type : évaluation comparative, un avis d’expert.</Trans>
            ) : assessor === '' ? undefined : (
              <Trans>Type : évaluation des diplômes d’études (EDE).</Trans>
            )
          }
          options={[
            { value: '', label: t`Choisir l’organisme` },
            ...ASSESSORS.map((value) => ({ value, label: value })),
          ]}
          value={assessor}
          onChange={chooseBody}
        />
        <DraftSelect<CvLanguage | ''>
          form={form}
          path={`education.${id}.reportLanguage`}
          label={<Trans>Langue du rapport</Trans>}
          options={languages}
        />
        <DraftText
          form={form}
          path={`education.${id}.comparesTo`}
          label={<Trans>Ce que dit le rapport</Trans>}
          hint={<Trans>Copiez ses mots, dans sa langue, par exemple « baccalauréat ».</Trans>}
        />
        <DraftText
          form={form}
          path={`education.${id}.reportYear`}
          label={<Trans>Année du rapport</Trans>}
          optional
          inputMode="numeric"
        />
      </Fields>
      {line && report && (
        <div className={judgement.words}>
          <span className={judgement.lead}>
            <Trans>Sera imprimé sous le diplôme :</Trans>
          </span>
          <p className={judgement.printed} lang={form.cv.language}>
            {line}
          </p>
          {report.language !== '' && report.language !== form.cv.language && (
            <span className={judgement.lead}>
              <Trans>
                Le rapport n’est pas dans la langue de ce CV : ses mots restent entre guillemets,
                sans traduction.
              </Trans>
            </span>
          )}
          <SourceLink source={credentialSource(report.assessor)} />
        </div>
      )}
    </>
  );
}

/** A diploma that the text itself calls the equal of another. */
function EquivalenceNote({ entry }: { entry: EducationEntry }) {
  const text = [entry.degree, ...entry.details].join(' ');
  if (isWronglyEquivalent(text))
    return (
      <Note tone="warning" title={<Trans>Le MIFI ne donne pas d’équivalence</Trans>}>
        <div className={judgement.words}>
          <Trans>
            Son évaluation comparative est un avis d’expert. Retirez le mot « équivalence » et
            cochez la case plus bas : la bonne formule s’imprimera.
          </Trans>
          <SourceLink source={credentialSource('MIFI')} />
        </div>
      </Note>
    );
  if (entry.assessor !== '' || !claimsEquivalence(text)) return null;
  return (
    <Note tone="warning" title={<Trans>Une équivalence demande un rapport</Trans>}>
      <div className={judgement.words}>
        <Trans>
          Écrivez qu’un diplôme en vaut un autre seulement si un organisme reconnu l’a dit. Cochez
          la case plus bas si vous avez ce rapport; sinon, gardez le nom du diplôme.
        </Trans>
        <SourceLink source={credentialSource('WES')} />
      </div>
    </Note>
  );
}
