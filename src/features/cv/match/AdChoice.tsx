import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { postingTextOf } from '#/data/records/tracker/applications.ts';
import { readAd } from '#/domain/tracker/ad/read-ad.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { TextArea } from '#/ui/fields/TextArea.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { review } from '../review/review.css.ts';
import { usePostings, type KeptPosting } from './use-postings.ts';

export interface ChosenAd {
  title: string;
  text: string;
}

/** A posting kept with an application, or one that is pasted. */
export function AdChoice({
  context,
  written,
  onWritten,
  onChosen,
}: {
  context: DataContext;
  written: string;
  onWritten: (text: string) => void;
  onChosen: (ad: ChosenAd) => void;
}) {
  const { t } = useLingui();
  const postings = usePostings(context) ?? [];
  const [chosen, setChosen] = useState('');
  const [problem, setProblem] = useState<'empty' | 'gone'>();

  const compare = async () => {
    const kept = postings.find(({ id }) => id === chosen);
    if (kept && written.trim() === '') {
      const text = await postingTextOf(context, kept.id).catch(() => undefined);
      if (text === undefined || text.trim() === '') setProblem('gone');
      else onChosen({ title: kept.title, text });
      return;
    }
    if (written.trim() === '') setProblem('empty');
    else
      onChosen({ title: readAd(written, dayOf(context.now())).title?.value ?? '', text: written });
  };

  return (
    <Stack>
      <p className={review.lead}>
        <Trans>
          Le texte est lu sur cet appareil, il n’est envoyé à personne. Le résultat n’est pas la
          note d’un employeur.
        </Trans>
      </p>
      {postings.length > 0 && (
        <Select
          label={<Trans>Une offre de votre suivi</Trans>}
          value={chosen}
          options={[
            { value: '', label: t`Aucune, je colle un texte` },
            ...postings.map((one) => ({ value: one.id, label: nameOf(one) })),
          ]}
          onChange={(id) => {
            setChosen(id);
            setProblem(undefined);
          }}
        />
      )}
      {problem === 'gone' && (
        <Note
          tone="warning"
          live="polite"
          title={<Trans>Le texte de cette offre n’est pas sur cet appareil</Trans>}
        >
          <Trans>Collez-le ci-dessous.</Trans>
        </Note>
      )}
      {(chosen === '' || problem === 'gone' || written !== '') && (
        <TextArea
          label={<Trans>Texte de l’offre</Trans>}
          hint={<Trans>Copiez toute la page si c’est plus simple.</Trans>}
          error={problem === 'empty' ? <Trans>Collez d’abord le texte de l’offre.</Trans> : null}
          rows={10}
          value={written}
          onChange={(text) => {
            onWritten(text);
            setProblem(undefined);
          }}
        />
      )}
      <Row>
        <Button variant="primary" onClick={() => void compare()}>
          <Trans>Comparer</Trans>
        </Button>
      </Row>
    </Stack>
  );
}

const nameOf = ({ title, company }: KeptPosting): string =>
  [title, company].filter(Boolean).join(' – ') || '–';

const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);
