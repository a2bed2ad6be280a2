import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { proposeShortenings } from '#/domain/cv/canadian/shorten/shorten.ts';
import type { Shortening } from '#/domain/cv/canadian/shorten/shortening.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Row } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { thisMonth } from '../customise/fields/form-problems.ts';
import type { CvForm } from '../customise/fields/cv-form.ts';
import { preview } from './preview.css.ts';
import { focusSoon } from '#/ui/focus-soon.ts';
import { useCountWords } from '../use-count-words.ts';
import { ShorteningChange } from './ShorteningChange.tsx';
import { ShorteningWords } from './ShorteningWords.tsx';

const ACCEPT = 'accept-shortening';

/** Over two pages: ways to shorten, least loss first, each accepted by the person and undone in one press. */
export function Shortenings({ form, linesOver }: { form: CvForm; linesOver: number }) {
  const { t } = useLingui();
  const words = useCountWords();
  const [ignored, setIgnored] = useState<ReadonlySet<string>>(new Set());
  const proposals = proposeShortenings(form.cv, thisMonth()).filter(({ id }) => !ignored.has(id));
  const [first] = proposals;

  const accept = (proposal: Shortening) => {
    const undo = form.edit(proposal.patch);
    focusSoon(ACCEPT);
    showToast({ message: t`CV raccourci.`, action: { label: t`Annuler`, onAct: undo } });
  };

  return (
    <>
      <Note tone="warning" live="polite" title={<Trans>Votre CV dépasse 2 pages</Trans>}>
        {linesOver > 0 && words.linesOver(linesOver)}{' '}
        <Trans>Rien n’est coupé sans vous : choisissez ce que vous laissez de côté.</Trans>
      </Note>
      {first ? (
        <Card
          title={<Trans>Pour raccourcir</Trans>}
          actions={
            <span className={preview.quiet}>
              <Trans>1 sur {proposals.length}</Trans>
            </span>
          }
        >
          <ShorteningWords cv={form.cv} proposal={first} />
          <ShorteningChange key={first.id} proposal={first} />
          <Row gap="px8">
            <Button id={ACCEPT} variant="primary" size="small" onClick={() => accept(first)}>
              <Trans>Appliquer</Trans>
            </Button>
            <Button size="small" onClick={() => setIgnored(new Set([...ignored, first.id]))}>
              <Trans>Garder tel quel</Trans>
            </Button>
          </Row>
        </Card>
      ) : (
        ignored.size > 0 && (
          <Row>
            <Button size="small" onClick={() => setIgnored(new Set())}>
              <Trans>Revoir les propositions</Trans>
            </Button>
          </Row>
        )
      )}
    </>
  );
}
