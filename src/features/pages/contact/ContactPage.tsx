import Copy from 'lucide-react/icons/copy';
import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { isTopic, type ContactTopic } from '#/domain/content/contact-message.ts';
import { useAlive } from '#/ui/use-alive.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { AnchorButton } from '#/ui/actions/LinkButton.tsx';
import { Page, Row } from '#/ui/layout/layout.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { Prose } from '../prose/Prose.tsx';
import { prosePage } from '../prose/ProsePage.css.ts';
import { TextPage } from '../prose/TextPage.tsx';
import { ContactForm } from './ContactForm.tsx';
import { contact } from './ContactPage.css.ts';
import { contactText, type ContactText } from './contact-text.ts';
import { WaitingMessages } from './WaitingMessages.tsx';

/** `topic`: what a link from elsewhere is about; anything else is a question. */
export function ContactPage({ topic: asked }: { topic?: string | undefined }) {
  const alive = useAlive();
  const [chosen, setTopic] = useState<ContactTopic>();
  const topic = chosen ?? (alive && isTopic(asked) ? asked : 'help');
  return (
    <TextPage of={contactText}>
      {(text) => (
        <Page title={text.title} lead={text.lead}>
          <div className={contact.columns}>
            <div className={contact.main}>
              <ContactForm text={text} topic={topic} onTopic={setTopic} />
              <WaitingMessages text={text} />
            </div>
            <div className={contact.aside}>
              <section aria-labelledby="avant" className={prosePage.section}>
                <h2 id="avant" className={prosePage.heading}>
                  {text.before.title}
                </h2>
                <Prose blocks={text.before.blocks} />
              </section>
              <ByMail text={text} topic={topic} />
            </div>
          </div>
        </Page>
      )}
    </TextPage>
  );
}

function ByMail({ text, topic }: { text: ContactText; topic: ContactTopic }) {
  const { address, topics } = text;
  return (
    <section aria-labelledby="adresse" className={prosePage.section}>
      <h2 id="adresse" className={prosePage.heading}>
        {address.title}
      </h2>
      <p>
        <a href={`mailto:${address.email}`} className={contact.email}>
          {address.email}
        </a>
      </p>
      <p className={contact.muted}>{address.words}</p>
      <Row gap="px8">
        <AnchorButton icon={Mail} href={mailTo(address.email, topics[topic])}>
          {topics[topic].action}
        </AnchorButton>
        <Button variant="quiet" icon={Copy} onClick={() => void copyAddress(address)}>
          {address.copy}
        </Button>
      </Row>
    </section>
  );
}

const mailTo = (email: string, { subject, body }: { subject: string; body: string }): string =>
  // Mail programs expect the line ends of mail.
  `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;

const copyAddress = async ({ email, copied, notCopied }: ContactText['address']): Promise<void> => {
  try {
    await navigator.clipboard.writeText(email);
    showToast({ message: copied, tone: 'positive' });
  } catch {
    showToast({ message: notCopied, tone: 'danger' });
  }
};
