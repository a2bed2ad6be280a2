import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useState } from 'react';
import { proposeShortenings } from '#/domain/cv/canadian/shorten/shorten.ts';
import { shortenToFit } from '#/domain/cv/canadian/shorten/shorten-to-fit.ts';
import type { LaidOutCv } from '#/domain/cv/layout/laid-out.ts';
import { MAX_PAGES } from '#/domain/cv/layout/layout-cv.ts';
import { editField, type CvPatch } from '#/domain/cv/record/cv-patch.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { focusSoon } from '#/ui/focus-soon.ts';
import { Card } from '#/ui/layout/Card.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import type { CvForm } from '../customise/fields/cv-form.ts';
import { thisMonth } from '../customise/fields/form-problems.ts';
import { isOverlong, laidOutCv } from '../printed-cv.ts';
import { useCountWords } from '../use-count-words.ts';
import { LongOnPurpose } from './LongOnPurpose.tsx';
import { preview } from './preview.css.ts';
import { ShorteningChange } from './ShorteningChange.tsx';
import { ShorteningWords } from './ShorteningWords.tsx';

const ACCEPT = 'accept-shortening';

/** Over two pages: ways to shorten, least loss first, each accepted by the person, or all, and undone in one press. */
export function Shortenings({ form, layout }: { form: CvForm; layout: LaidOutCv }) {
  const { t } = useLingui();
  const words = useCountWords();
  const [ignored, setIgnored] = useState<ReadonlySet<string>>(new Set());
  const proposals = proposeShortenings(form.cv, thisMonth()).filter(({ id }) => !ignored.has(id));
  const [first] = proposals;
  const pages = layout.pages.length;

  const accept = (patch: CvPatch) => {
    const undo = form.edit(patch);
    focusSoon(ACCEPT);
    showToast({
      message: t`CV raccourci.`,
      action: { label: t({ message: 'Annuler', context: 'défaire' }), onAct: undo },
    });
  };

  return (
    <>
      <Note tone="warning" live="polite" title={<Trans>Votre CV dépasse 2 pages</Trans>}>
        <Trans>Il a {words.pages(pages)}.</Trans>{' '}
        {layout.linesOver > 0 && words.linesOver(layout.linesOver)}{' '}
        <Trans>Rien n’est retiré sans votre accord : choisissez ce que vous voulez enlever.</Trans>
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
          <Stack gap="px12">
            <Row gap="px8">
              <Button
                id={ACCEPT}
                variant="primary"
                size="small"
                onClick={() => accept(first.patch)}
              >
                <Trans>Appliquer</Trans>
              </Button>
              <Button size="small" onClick={() => setIgnored(new Set([...ignored, first.id]))}>
                <Trans>Garder tel quel</Trans>
              </Button>
            </Row>
            {proposals.length > 1 && (
              <ApplyAll cv={form.cv} ignored={ignored} pages={pages} onApply={accept} />
            )}
          </Stack>
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
      <LongOnPurpose onAllow={() => void form.edit(editField('longAllowed', true))} />
    </>
  );
}

/** As many proposals as two pages take, at once, with what they lead to said before. */
function ApplyAll({
  cv,
  ignored,
  pages,
  onApply,
}: {
  cv: CvRecord;
  ignored: ReadonlySet<string>;
  pages: number;
  onApply: (patch: CvPatch) => void;
}) {
  const words = useCountWords();
  const settled = useDeferredValue(cv);
  const { record, accepted } = shortenToFit(settled, thisMonth(), isOverlong, ignored);
  const patch: CvPatch = Object.assign({}, ...accepted.map((one) => one.patch)) as CvPatch;
  const after = laidOutCv(record).pages.length;
  const changes = words.changes(accepted.length);
  const [from, to] = [words.pages(pages), words.pages(after)];
  return (
    <div className={preview.all}>
      <Button size="small" onClick={() => onApply(patch)}>
        <Trans>Tout appliquer</Trans>
      </Button>
      <span className={preview.quiet} role="status">
        {after > MAX_PAGES ? (
          <Trans>
            {changes} : de {from} à {to}. Il faudra encore raccourcir vous-même.
          </Trans>
        ) : (
          <Trans>
            {changes} : de {from} à {to}.
          </Trans>
        )}
      </span>
    </div>
  );
}
