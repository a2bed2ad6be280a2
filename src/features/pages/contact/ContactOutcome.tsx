import { useEffect, useRef } from 'react';
import { Button } from '#/ui/actions/Button.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { contact as css } from './ContactPage.css.ts';
import type { ContactText } from './contact-text.ts';
import type { FormState } from './use-contact-form.ts';

/** What became of the message, where the person is looking. */
export function ContactOutcome({
  state,
  form,
  onAgain,
}: {
  state: FormState;
  form: ContactText['form'];
  onAgain: () => void;
}) {
  switch (state.kind) {
    case 'writing':
    case 'sending':
      return null;
    case 'failed':
      return (
        <Note tone="danger" live="assertive" title={form.failed.title}>
          {form.failed.words}
        </Note>
      );
    case 'limit':
      return (
        <Note tone="warning" live="polite" title={form.limit.title}>
          {form.limit.words(state.minutes)}
        </Note>
      );
    case 'sent':
      return (
        <Done
          tone="positive"
          title={form.sent.title}
          words={form.sent.words(state.email)}
          again={form.sent.again}
          onAgain={onAgain}
        />
      );
    case 'queued':
      return (
        <Done
          tone="info"
          title={form.queued.title}
          words={form.queued.words}
          again={form.sent.again}
          onAgain={onAgain}
        />
      );
  }
}

/** Takes the place of the form, and the focus that was in it. */
function Done({
  tone,
  title,
  words,
  again,
  onAgain,
}: {
  tone: 'positive' | 'info';
  title: string;
  words: string;
  again: string;
  onAgain: () => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={css.done}>
      <Note
        tone={tone}
        live="polite"
        title={title}
        action={
          <Button size="small" onClick={onAgain}>
            {again}
          </Button>
        }
      >
        {words}
      </Note>
    </div>
  );
}
