import { Trans } from '@lingui/react/macro';
import type { JobPosting } from '#/domain/tracker/job-posting.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { sharePage } from './share.css.ts';

/** A posting that was handed over: kept when the person says so, since any page may hand one over unasked. */
export function SharedPosting({
  posting: { title, text, url },
  onKeep,
  onDrop,
}: {
  posting: JobPosting;
  onKeep: () => void;
  onDrop: () => void;
}) {
  return (
    <Card title={<Trans>Garder cette offre d’emploi?</Trans>}>
      <Stack>
        <p className={sharePage.name}>{title}</p>
        {text !== '' && text !== title && <p className={sharePage.excerpt}>{text}</p>}
        {url !== '' && <p className={sharePage.address}>{url}</p>}
        <p className={sharePage.quiet}>
          <Trans>
            Une autre application ou un site l’a transmise. Elle n’est pas encore enregistrée.
          </Trans>
        </p>
        <Row>
          <Button variant="primary" onClick={onKeep}>
            <Trans>Garder l’offre d’emploi</Trans>
          </Button>
          <Button variant="quiet" onClick={onDrop}>
            <Trans>Ne pas la garder</Trans>
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
