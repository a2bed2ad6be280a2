import { Plural, Trans, useLingui } from '@lingui/react/macro';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { AutosaveState } from '#/data/records/autosave.ts';
import { ANSWER_MAX } from '#/domain/linkedin/answer-max.ts';
import { answersFromCv, answersFromProfile } from '#/domain/linkedin/answers-from-cv.ts';
import { cutAt } from '#/domain/linkedin/limits.ts';
import type { TextKind } from '#/domain/linkedin/linkedin-text.ts';
import type { Profile } from '#/domain/profile/profile.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { TextArea } from '#/ui/fields/TextArea.tsx';
import { TextField } from '#/ui/fields/TextField.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { linkedin as css } from '../linkedin.css.ts';
import type { OwnCv } from '../use-own-cv.ts';
import { MannerFields } from './MannerFields.tsx';
import { useAnswerWords } from './use-field-words.ts';
import { useKindWords } from './use-kind-words.ts';
import { fieldId, LIMIT, type Proposing } from './use-proposing.ts';
import { WeekNote } from './WeekNote.tsx';
import { fieldsOf, keyOf, type AnswerField, type Manner } from './writers.ts';

/** What is filled in for a text. All of it is needed: nothing is made up in its place. */
export function AnswersForm({
  kind,
  manner,
  language,
  answers,
  keeping,
  cvs,
  person,
  proposing,
  now,
  onManner,
  onLanguage,
  onAnswers,
}: {
  kind: TextKind;
  manner: Manner;
  language: 'fr' | 'en';
  answers: Readonly<Record<string, string>>;
  keeping: AutosaveState;
  cvs: readonly OwnCv[];
  /** What is known where there is no CV. */
  person: Profile;
  proposing: Proposing;
  now: number;
  onManner: (manner: Manner) => void;
  onLanguage: (language: 'fr' | 'en') => void;
  onAnswers: (answers: Readonly<Record<string, string>>) => void;
}) {
  const { t } = useLingui();
  const words = useAnswerWords(manner.purpose);
  const { title, lead, propose, again } = useKindWords()[kind];
  const { problem, failure, isAgain, isLimited } = proposing;
  const fields = fieldsOf(kind);
  const valueOf = (field: AnswerField): string => answers[keyOf(field, manner.purpose)] ?? '';
  const missing = problem?.kind === 'missing' ? problem.fields : [];

  const cv = cvs.find((one) => one.language === language) ?? cvs[0];
  const known: Partial<Record<string, string>> = cv
    ? answersFromCv(cv.content)
    : answersFromProfile(person);
  const fillable = fields.filter((field) => known[field] && valueOf(field).trim() === '');
  const fill = (): void => {
    onAnswers(
      Object.fromEntries(
        fillable.map((field) => [field, cutAt(known[field] ?? '', ANSWER_MAX[field] ?? 0)]),
      ),
    );
    showToast({
      message: cv
        ? t`Champs remplis à partir de votre CV. Relisez-les.`
        : t`Champs remplis à partir de votre profil. Relisez-les.`,
    });
  };
  return (
    <Card title={title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void proposing.propose();
        }}
      >
        <Stack>
          <p className={css.quiet}>{lead}</p>
          {fillable.length > 0 && (
            <Button size="small" onClick={fill}>
              {cv ? (
                <Trans>Remplir à partir du CV « {cv.title} »</Trans>
              ) : (
                <Trans>Remplir à partir de votre profil</Trans>
              )}
            </Button>
          )}
          <MannerFields
            kind={kind}
            manner={manner}
            language={language}
            onManner={onManner}
            onLanguage={onLanguage}
          />
          {fields.map((field) => {
            const { label, hint, rows } = words[field];
            const isMissing = missing.includes(field) && valueOf(field).trim() === '';
            const shared = {
              id: fieldId(field),
              label,
              hint,
              value: valueOf(field),
              maxLength: ANSWER_MAX[field],
              error: isMissing ? (
                <Trans>Remplissez ce champ : il entre dans le texte.</Trans>
              ) : undefined,
              onChange: (text: string) => onAnswers({ [keyOf(field, manner.purpose)]: text }),
            };
            return rows ? (
              <TextArea key={field} {...shared} rows={rows} grows />
            ) : (
              <TextField key={field} {...shared} />
            );
          })}
          {problem?.kind === 'too-long' && (
            <Note tone="warning" live="assertive" title={<Trans>Le texte serait trop long</Trans>}>
              <Plural
                value={problem.by}
                one="Il dépasse d’au moins # caractère. Raccourcissez une réponse."
                other="Il dépasse d’au moins # caractères. Raccourcissez une réponse."
              />
            </Note>
          )}
          {keeping.kind === 'failed' && <StorageNote failure={keeping.failure} />}
          {failure && <StorageNote failure={failure} />}
          {isLimited && (
            <div id={LIMIT} tabIndex={-1}>
              <WeekNote kind={kind} now={now} />
            </div>
          )}
          <Button
            type="submit"
            variant="primary"
            block
            icon={RefreshCw}
            aria-disabled={isLimited || undefined}
          >
            {isAgain ? again : propose}
          </Button>
          <p className={css.quiet}>
            <Trans>
              Les propositions viennent de vos réponses, sans rien y ajouter. Relisez-les avant de
              publier.
            </Trans>
          </p>
        </Stack>
      </form>
    </Card>
  );
}
