import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '#/ui/actions/Button.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { prosePage } from '../prose/ProsePage.css.ts';
import { contact as css } from './ContactPage.css.ts';
import type { ContactText } from './contact-text.ts';
import {
  dropMessage,
  onWaitingMessages,
  sendWhenOnline,
  waitingMessages,
} from '#/parts/contact/waiting-messages.ts';

const NONE = [] as const;

/** Messages that wait for the network, and a way to take them back. */
export function WaitingMessages({ text: { waiting, topics } }: { text: ContactText }) {
  const messages = useSyncExternalStore(onWaitingMessages, waitingMessages, () => NONE);
  useEffect(sendWhenOnline, []);
  if (messages.length === 0) return null;
  return (
    <section aria-labelledby="attente" className={prosePage.section}>
      <h2 id="attente" className={prosePage.heading}>
        {waiting.title}
      </h2>
      <p className={css.muted}>{waiting.words}</p>
      <ul className={css.list}>
        {messages.map(({ id, topic, message, language }) => (
          <li key={id} className={css.waiting}>
            <div className={css.words}>
              <strong>{topics[topic].label}</strong>
              <p lang={`${language}-CA`} className={css.excerpt}>
                {message}
              </p>
            </div>
            <Button
              size="small"
              onClick={() => {
                dropMessage(id);
                showToast({ message: waiting.dropped });
              }}
            >
              {waiting.drop}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
