import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useRef, useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { createAutosave, type AutosaveState } from '#/data/records/autosave.ts';
import { changeLinkedinText } from '#/data/records/linkedin/linkedin-texts.ts';
import type { LinkedinText } from '#/domain/linkedin/linkedin-text.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { useAuth } from '#/parts/AuthProvider.tsx';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { onPageLeaving } from '#/platform/page-leaving.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { classNames } from '#/ui/class-names.ts';
import { TextArea } from '#/ui/fields/TextArea.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { useCopy } from '#/ui/messages/use-copy.ts';
import { linkedin as css } from '../linkedin.css.ts';
import type { OwnCv } from '../use-own-cv.ts';
import { Preview } from './Preview.tsx';
import { Proposals } from './Proposals.tsx';
import { useKindWords } from './use-kind-words.ts';
import { useThrowAway } from './use-throw-away.ts';
import { formIn, lengthLimitOf, proposalsOf } from './writers.ts';

/** The proposals of one text, how LinkedIn shows the chosen one, and the person's own version of it. */
export function WrittenText({
  context,
  text,
  cv,
  takesFocus,
}: {
  context: DataContext;
  text: LinkedinText;
  cv: OwnCv | undefined;
  /** It was just written. */
  takesFocus: boolean;
}) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const copy = useCopy();
  const { user } = useAuth();
  const { proposed } = useKindWords()[text.kind];
  const throwAway = useThrowAway(context);
  const { own, keeping, change } = useOwnVersion(context, text);
  const { kind, language } = text;
  const most = lengthLimitOf(kind, formIn(text, 'message'));
  const over = own.length - most;
  const personal = cv?.content.personal;
  return (
    <Stack gap="px20">
      <Preview
        kind={kind}
        text={own}
        language={language}
        name={personal?.fullName || user?.fullName || t`Votre nom`}
        location={personal?.location ?? ''}
      />
      <Stack gap="px12">
        <div className={css.foot}>
          <h2 ref={heading} tabIndex={-1} className={css.title}>
            {proposed}
          </h2>
          <span className={css.count}>
            <Trans>{most} caractères au maximum</Trans>
          </span>
        </div>
        <Proposals
          texts={proposalsOf(text)}
          used={own}
          language={language}
          onUse={(chosen) => {
            change(chosen);
            showToast({ message: t`Suggestion appliquée`, tone: 'positive' });
          }}
        />
      </Stack>
      <Card title={<Trans>Votre version</Trans>} level={3}>
        <Stack gap="px12">
          <TextArea
            label={<Trans>Changez ce que vous voulez avant de copier</Trans>}
            value={own}
            lang={LANGUAGE_TAGS[language]}
            grows
            rows={kind === 'headline' ? 3 : 8}
            error={
              over > 0 ? (
                <Plural
                  value={over}
                  one="# caractère de trop pour LinkedIn."
                  other="# caractères de trop pour LinkedIn."
                />
              ) : undefined
            }
            onChange={change}
          />
          {keeping.kind === 'failed' && <StorageNote failure={keeping.failure} />}
          <div className={css.foot}>
            <span className={classNames(css.count, over > 0 && css.over)}>
              <Trans>
                {own.length} sur {most} caractères
              </Trans>
            </span>
            <span className={css.acts}>
              <Button
                size="small"
                variant="quiet"
                icon={Trash2}
                onClick={() => void throwAway(text)}
              >
                <Trans>Mettre à la corbeille</Trans>
              </Button>
              <Button size="small" icon={Copy} onClick={() => void copy(own)}>
                <Trans>Copier ma version</Trans>
              </Button>
            </span>
          </div>
        </Stack>
      </Card>
    </Stack>
  );
}

/** What the person makes of it, on the disk a moment later. */
const useOwnVersion = (context: DataContext, { id, text }: LinkedinText) => {
  const [own, setOwn] = useState(text);
  const [keeping, setKeeping] = useState<AutosaveState>({ kind: 'saved' });
  const [keeper] = useState(() => {
    const autosave = createAutosave<string, LinkedinText>({
      join: (_, later) => later,
      save: (later) => changeLinkedinText(context, id, { text: later }),
      onChange: () => setKeeping(autosave.state()),
    });
    return autosave;
  });
  useEffect(() => {
    const stop = onPageLeaving(() => void keeper.flush());
    return () => {
      stop();
      void keeper.flush();
    };
  }, [keeper]);
  const change = (later: string): void => {
    setOwn(later);
    keeper.edit(later);
  };
  return { own, keeping, change };
};
