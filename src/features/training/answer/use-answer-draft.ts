import { useEffect, useRef, useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { createAutosave, type AutosaveState } from '#/data/records/autosave.ts';
import { draftsAt, dropDrafts, saveDraft } from '#/data/records/training/interview-drafts.ts';
import type { AnswerPlace } from '#/domain/training/interview-answer.ts';
import { now } from '#/platform/clock.ts';
import { useFlush } from '#/parts/local-data/use-flush.ts';

/** What was begun of an answer, '' for nothing; undefined until it is read. */
export const useFoundDraft = (
  context: DataContext,
  { question, session }: AnswerPlace,
): string | undefined => {
  const [found, setFound] = useState<string>();
  useEffect(() => {
    let isGone = false;
    const read = async (): Promise<void> => {
      const [draft] = await draftsAt(context, { question, session });
      if (!isGone) setFound(draft?.answer ?? '');
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [context, question, session]);
  return found;
};

export interface AnswerDraft {
  text: string;
  change: (text: string) => void;
  /** Behind what is typed already, whatever was typed meanwhile. */
  append: (words: string) => void;
  keeping: AutosaveState;
  /** Milliseconds since 1970; undefined until something typed here is on the disk. */
  savedAt: number | undefined;
  flush: () => Promise<AutosaveState>;
}

/** The answer that is being typed, on the disk a moment later. */
export const useAnswerDraft = (
  context: DataContext,
  place: AnswerPlace,
  found: string,
): AnswerDraft => {
  const [text, setText] = useState(found);
  const latest = useRef(found);
  const [keeping, setKeeping] = useState<AutosaveState>({ kind: 'saved' });
  const [savedAt, setSavedAt] = useState<number>();
  const [keeper] = useState(() => {
    const autosave = createAutosave<string, unknown>({
      join: (_earlier, later) => later,
      save: (answer) =>
        answer.trim() === '' ? dropDrafts(context, place) : saveDraft(context, place, answer),
      onChange: () => setKeeping(autosave.state()),
      onSaved: () => setSavedAt(now()),
    });
    return autosave;
  });
  useFlush(keeper);
  const change = (answer: string): void => {
    latest.current = answer;
    setText(answer);
    keeper.edit(answer);
  };
  const append = (words: string): void =>
    change([latest.current.trim(), words.trim()].filter(Boolean).join('\n'));
  return { text, change, append, keeping, savedAt, flush: keeper.flush };
};
