import Send from 'lucide-react/icons/send';
import { useId, useRef, useState } from 'react';
import { MESSAGE_LENGTH } from '#/domain/access/size-limits.ts';
import { allows } from '#/domain/access/roles.ts';
import {
  CONTACT_TOPICS,
  PRIORITY_NEEDS,
  PRIORITY_TOPIC,
  type ContactTopic,
} from '#/domain/content/contact-message.ts';
import { useAuth } from '#/parts/AuthProvider.tsx';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { Fields } from '#/ui/layout/layout.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { TextArea } from '#/ui/fields/TextArea.tsx';
import { TextField } from '#/ui/fields/TextField.tsx';
import { prosePage } from '../prose/ProsePage.css.ts';
import { ContactOutcome } from './ContactOutcome.tsx';
import { contact as css } from './ContactPage.css.ts';
import type { ContactText } from './contact-text.ts';
import { EMPTY, mistakesIn, useContactForm, type Typed } from './use-contact-form.ts';

export function ContactForm({
  text,
  topic: chosen,
  onTopic,
}: {
  text: ContactText;
  topic: ContactTopic;
  onTopic: (topic: ContactTopic) => void;
}) {
  const { form, topics } = text;
  const { user, role } = useAuth();
  const offered = CONTACT_TOPICS.filter(
    (one) => one !== PRIORITY_TOPIC || allows(role, PRIORITY_NEEDS),
  );
  const topic = offered.includes(chosen) ? chosen : 'help';
  const { language } = useLanguage();
  const [typed, setTyped] = useState<Typed>({
    ...EMPTY,
    name: user?.fullName ?? '',
    email: user?.email ?? '',
  });
  const { state, submit, restart } = useContactForm();
  const [isChecked, setChecked] = useState(false);
  const fields = useRef<HTMLFormElement>(null);
  const id = useId();

  const mistakes = isChecked ? mistakesIn(typed) : {};
  const errorOf = (field: 'name' | 'email' | 'message') => {
    const mistake = mistakes[field];
    return mistake && form.errors[mistake];
  };
  const type = (field: keyof Typed) => (value: string) =>
    setTyped((before) => ({ ...before, [field]: value }));

  const send = async () => {
    setChecked(true);
    const [first] = Object.keys(mistakesIn(typed));
    if (first) {
      fields.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    const done = await submit({ ...typed, topic, language });
    if (!done) return;
    setTyped({ ...typed, message: '', website: '' });
    setChecked(false);
  };

  if (state.kind === 'sent' || state.kind === 'queued')
    return <ContactOutcome state={state} form={form} onAgain={restart} />;
  return (
    <form
      ref={fields}
      noValidate
      aria-labelledby={`${id}-title`}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (state.kind !== 'sending') void send();
      }}
    >
      <h2 id={`${id}-title`} className={prosePage.heading}>
        {form.title}
      </h2>
      <Fields>
        <Select<ContactTopic>
          span
          label={form.topic}
          value={topic}
          onChange={onTopic}
          options={offered.map((value) => ({ value, label: topics[value].label }))}
        />
        <TextField
          name="name"
          label={form.name}
          autoComplete="name"
          value={typed.name}
          error={errorOf('name')}
          onChange={type('name')}
        />
        <TextField
          name="email"
          type="email"
          label={form.email}
          autoComplete="email"
          value={typed.email}
          hint={form.emailHint}
          error={errorOf('email')}
          onChange={type('email')}
        />
        <TextArea
          span
          grows
          name="message"
          rows={7}
          label={form.message}
          maxLength={MESSAGE_LENGTH.max * 2}
          value={typed.message}
          hint={`${topics[topic].hint} ${form.messageHint}`}
          error={errorOf('message')}
          onChange={type('message')}
        />
      </Fields>
      <div aria-hidden="true" className={css.trap}>
        <label htmlFor={`${id}-website`}>{form.website}</label>
        <input
          id={`${id}-website`}
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={typed.website}
          onChange={({ target }) => type('website')(target.value)}
        />
      </div>
      <ContactOutcome state={state} form={form} onAgain={restart} />
      <div>
        <Button
          type="submit"
          variant="primary"
          size="large"
          icon={Send}
          loading={state.kind === 'sending'}
          loadingText={form.sending}
        >
          {form.send}
        </Button>
      </div>
    </form>
  );
}
