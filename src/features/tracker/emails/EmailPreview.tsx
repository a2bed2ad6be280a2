import { Trans } from '@lingui/react/macro';
import type { EmailPart } from '#/domain/tracker/emails/fill-email.ts';
import { Card } from '#/ui/layout/Card.tsx';
import { emails as css } from './emails.css.ts';

/** The e-mail as it will be read, with what was filled in and what is missing marked. */
export function EmailPreview({
  to,
  parts: { subject, body },
  lang,
}: {
  to: string;
  parts: { subject: readonly EmailPart[]; body: readonly EmailPart[] };
  lang: string;
}) {
  return (
    <Card title={<Trans>Aperçu</Trans>}>
      <dl className={css.facts}>
        {to.trim() !== '' && (
          <div className={css.fact}>
            <dt className={css.term}>
              <Trans>À :</Trans>
            </dt>
            <dd className={css.value}>{to}</dd>
          </div>
        )}
        <div className={css.fact}>
          <dt className={css.term}>
            <Trans>Objet :</Trans>
          </dt>
          <dd className={css.value} lang={lang}>
            <Marked parts={subject} />
          </dd>
        </div>
      </dl>
      <div className={css.text} lang={lang}>
        <Marked parts={body} />
      </div>
    </Card>
  );
}

function Marked({ parts }: { parts: readonly EmailPart[] }) {
  return parts.map(({ kind, text, at }) =>
    kind === 'text' ? (
      text
    ) : (
      <mark key={at} className={css[kind]}>
        {text}
      </mark>
    ),
  );
}
