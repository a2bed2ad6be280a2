import Copy from 'lucide-react/icons/copy';
import Mail from 'lucide-react/icons/mail';
import { Button } from '#/ui/Button.tsx';
import { AnchorButton } from '#/ui/LinkButton.tsx';
import { Page } from '#/ui/layout.tsx';
import { showToast } from '#/ui/toast.ts';
import { Prose } from '../prose/Prose.tsx';
import { prosePage } from '../prose/ProsePage.css.ts';
import { TextPage } from '../prose/TextPage.tsx';
import { contact } from './ContactPage.css.ts';
import { contactText, type ContactText } from './contact-text.ts';

export function ContactPage() {
  return (
    <TextPage of={contactText}>
      {({ title, lead, address, topics, before }) => (
        <Page title={title} lead={lead}>
          <div className={contact.page}>
            <section aria-labelledby="adresse" className={contact.address}>
              <h2 id="adresse" className={prosePage.heading}>
                {address.title}
              </h2>
              <a href={`mailto:${address.email}`} className={contact.email}>
                {address.email}
              </a>
              <Button icon={Copy} onClick={() => void copyAddress(address)}>
                {address.copy}
              </Button>
            </section>
            <section aria-labelledby="sujets" className={contact.topics}>
              <div className={contact.head}>
                <h2 id="sujets" className={prosePage.heading}>
                  {topics.title}
                </h2>
                <p className={contact.muted}>{topics.lead}</p>
              </div>
              <ul className={contact.list}>
                {topics.items.map((topic) => (
                  <li key={topic.id} className={contact.topic}>
                    <div className={contact.words}>
                      <h3>{topic.title}</h3>
                      <p className={contact.muted}>{topic.words}</p>
                    </div>
                    <AnchorButton icon={Mail} href={mailTo(address.email, topic)}>
                      {topic.action}
                    </AnchorButton>
                  </li>
                ))}
              </ul>
            </section>
            <section aria-labelledby="avant" className={prosePage.section}>
              <h2 id="avant" className={prosePage.heading}>
                {before.title}
              </h2>
              <Prose blocks={before.blocks} />
            </section>
          </div>
        </Page>
      )}
    </TextPage>
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
