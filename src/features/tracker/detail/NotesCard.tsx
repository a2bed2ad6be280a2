import { Trans } from '@lingui/react/macro';
import type { Application } from '#/domain/tracker/application.ts';
import { Card } from '#/ui/layout/Card.tsx';
import { detail } from './detail.css.ts';

export function NotesCard({ application: { notes } }: { application: Application }) {
  if (notes === '') return null;
  return (
    <Card title={<Trans>Notes</Trans>}>
      <p className={detail.written}>{notes}</p>
    </Card>
  );
}
