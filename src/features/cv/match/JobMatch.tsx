import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { Letter } from '#/domain/cv/letter/letter.ts';
import { POSTING_MAX } from '#/domain/access/size-limits.ts';
import { Dialog } from '#/ui/messages/Dialog.tsx';
import type { CvForm } from '../customise/fields/cv-form.ts';
import { AdChoice, type ChosenAd } from './AdChoice.tsx';
import { MatchResult } from './MatchResult.tsx';

/** The CV beside an advertisement: what it asks, what is there, what is not. All of it on this device. */
export function JobMatch({
  form,
  context,
  onClose,
  onField,
  onCopy,
  onLetter,
}: {
  form: CvForm;
  context: DataContext;
  onClose: () => void;
  /** Leads to a field of the form. */
  onField: (path: string) => void;
  /** Opens the copy made for the advertisement. */
  onCopy: (id: string) => void;
  onLetter: (letter: Letter) => void;
}) {
  const { t } = useLingui();
  const [ad, setAd] = useState<ChosenAd>();
  const [written, setWritten] = useState('');
  return (
    <Dialog open onClose={onClose} shape="sheet" title={<Trans>Comparer avec une offre</Trans>}>
      {ad ? (
        <MatchResult
          form={form}
          context={context}
          ad={ad}
          onOther={() => setAd(undefined)}
          onField={(path) => {
            onClose();
            onField(path);
          }}
          onCopy={onCopy}
          onLetter={onLetter}
        />
      ) : (
        <AdChoice
          context={context}
          written={written}
          onWritten={(text) => setWritten(text.slice(0, POSTING_MAX.text))}
          onChosen={(chosen) => {
            form.announce(t`L’offre est lue.`);
            setAd(chosen);
          }}
        />
      )}
    </Dialog>
  );
}
