import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { forgetShared } from '#/platform/shared-items.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { sharePage } from './share.css.ts';

/** A file that was handed over: read as a CV when the person says so. */
export function SharedFile({ id, file }: { id: string; file: File }) {
  const [dropped, setDropped] = useState(false);
  if (dropped) return null;
  const drop = async () => {
    await forgetShared(id);
    setDropped(true);
  };
  return (
    <Card title={<Trans>Fichier reçu</Trans>}>
      <Stack>
        <p className={sharePage.name}>{file.name}</p>
        <p className={sharePage.quiet}>
          <Trans>Il est seulement sur cet appareil. Il n’a pas été envoyé.</Trans>
        </p>
        <Row>
          <LinkButton variant="primary" to="/modules/cv-converter" search={{ shared: id }}>
            <Trans>Lire ce CV</Trans>
          </LinkButton>
          <Button variant="quiet" onClick={() => void drop()}>
            <Trans>Ne pas le garder</Trans>
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
