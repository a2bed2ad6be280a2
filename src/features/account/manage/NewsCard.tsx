import { Trans } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import { changeSettings, getSettings } from '#/data/records/settings.ts';
import { useDataState } from '#/parts/local-data/use-data-state.ts';
import { Checkbox } from '#/ui/fields/Checkbox.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { FailureNote } from '../form/FailureNote.tsx';

/** The consent given, or not, with the account: changed here at any time. */
export function NewsCard() {
  const data = useDataState();
  return data.kind === 'ready' ? <News context={data.context} /> : null;
}

function News({ context }: { context: DataContext }) {
  const settings = useLiveQuery(() => getSettings(context), [context]);
  const [failure, setFailure] = useState<StorageFailure>();
  const change = async (marketingEmails: boolean): Promise<void> => {
    const changed = await changeSettings(context, { marketingEmails });
    setFailure(changed.ok ? undefined : changed.error);
  };
  return (
    <Card title={<Trans>Nouvelles de Jalon</Trans>}>
      <Checkbox
        look="switch"
        label={<Trans>Recevoir les nouvelles de Jalon</Trans>}
        hint={<Trans>Par courriel. Vous ne recevez rien tant que vous ne le demandez pas.</Trans>}
        checked={settings?.marketingEmails ?? false}
        disabled={!settings}
        onChange={(asked) => void change(asked)}
      />
      <FailureNote failure={failure && { kind: 'storage', storage: failure }} refused={undefined} />
    </Card>
  );
}
