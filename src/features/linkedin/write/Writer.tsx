import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { chooseAccount } from '#/data/records/linkedin/linkedin-profile.ts';
import { ANSWER_MAX } from '#/domain/linkedin/answer-max.ts';
import { cutAt } from '#/domain/linkedin/limits.ts';
import type { LinkedinProfile } from '#/domain/linkedin/linkedin-profile.ts';
import type { LinkedinText, TextKind } from '#/domain/linkedin/linkedin-text.ts';
import type { MessageForm } from '#/domain/linkedin/write/message.ts';
import type { Profile } from '#/domain/profile/profile.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { linkedin as css } from '../linkedin.css.ts';
import { UpgradeNote } from '#/parts/UpgradeNote.tsx';
import type { OwnCv } from '../use-own-cv.ts';
import { AnswersForm } from './AnswersForm.tsx';
import { EarlierTexts } from './EarlierTexts.tsx';
import { useAnswers } from './use-answers.ts';
import { useProposing } from './use-proposing.ts';
import { useTexts } from './use-texts.ts';
import { fieldsOf, formIn, keyOf, mannerFieldOf, type Manner } from './writers.ts';
import { WrittenText } from './WrittenText.tsx';

export function Writer({
  context,
  kind,
  profile,
  position,
  cvs,
  person,
}: {
  context: DataContext;
  kind: TextKind;
  profile: LinkedinProfile;
  /** As said elsewhere: not asked again. */
  position: string;
  cvs: readonly OwnCv[];
  person: Profile;
}) {
  const own = useLanguage().language;
  const [language, setLanguage] = useState(own);
  const [manner, setManner] = useState<Manner>({
    tone: 'professional',
    purpose: 'jobSearch',
    form: `invitation-${profile.account}`,
  });
  const { answers, keeping, change } = useAnswers(context, firstOf(profile, position));
  const [shownId, setShownId] = useState<string>();
  const found = useTexts(context, kind, mannerFieldOf(kind, manner));
  const shown = found?.texts.find(({ id }) => id === shownId) ?? found?.texts[0];
  const proposing = useProposing({
    context,
    kind,
    manner,
    language,
    answers,
    shown,
    refusal: found?.refusal,
    onWritten: setShownId,
  });
  if (!found) return <PartSkeleton />;

  const changeManner = (next: Manner): void => {
    if (next.purpose !== manner.purpose) setShownId(undefined);
    if (next.form !== manner.form && next.form !== 'message')
      void chooseAccount(context, ACCOUNT[next.form]);
    setManner(next);
  };
  const takeUp = (text: LinkedinText): void => {
    setShownId(text.id);
    setLanguage(text.language);
    setManner({
      tone: toneOf(text, manner),
      purpose: manner.purpose,
      form: formIn(text, manner.form),
    });
    change(
      Object.fromEntries(
        fieldsOf(kind).map((field) => [keyOf(field, manner.purpose), text.answers[field] ?? '']),
      ),
    );
  };
  const earlier = found.texts.filter(({ id }) => id !== shown?.id);
  const isClosed = found.refusal === 'role';
  return (
    <div className={css.columns}>
      {isClosed ? (
        <UpgradeNote title={<Trans>Le texte « Infos » fait partie de Premium</Trans>}>
          <Trans>
            Jalon l’écrit à partir de votre parcours, d’une réalisation et de ce que vous visez. La
            photo, le titre, une publication et un message de chaque sorte par semaine restent
            gratuits.
          </Trans>
        </UpgradeNote>
      ) : (
        <AnswersForm
          kind={kind}
          manner={manner}
          language={language}
          answers={answers}
          keeping={keeping}
          cvs={cvs}
          person={person}
          proposing={proposing}
          now={context.now()}
          onManner={changeManner}
          onLanguage={setLanguage}
          onAnswers={change}
        />
      )}
      <Stack gap="px20">
        {shown && (
          <WrittenText
            key={`${shown.id}/${shown.seed}/${shown.manner}/${shown.language}/${formIn(shown, manner.form)}`}
            context={context}
            text={shown}
            cv={cvs[0]}
            takesFocus={proposing.written === `${shown.id}/${shown.seed}`}
          />
        )}
        {earlier.length > 0 && <EarlierTexts context={context} texts={earlier} onTakeUp={takeUp} />}
      </Stack>
    </div>
  );
}

const ACCOUNT: Record<Exclude<MessageForm, 'message'>, LinkedinProfile['account']> = {
  'invitation-free': 'free',
  'invitation-premium': 'premium',
};

const toneOf = ({ kind, manner }: LinkedinText, { tone }: Manner): Manner['tone'] =>
  kind === 'post' ? (manner as Manner['tone']) : tone;

const firstOf = ({ answers }: LinkedinProfile, position: string): Record<string, string> => ({
  ...(position !== '' && { role: cutAt(position, ANSWER_MAX['role'] ?? 0) }),
  ...Object.fromEntries(
    Object.entries(answers).flatMap(([field, text]) => (text === undefined ? [] : [[field, text]])),
  ),
});
