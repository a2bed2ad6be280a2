import { Trans, useLingui } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import Mail from 'lucide-react/icons/mail';
import type { DataContext } from '#/data/context.ts';
import { lettersOfCv } from '#/data/records/letters.ts';
import type { CvId } from '#/domain/cv/record/cv-record.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import type { CvSearch } from '../cv-search.ts';

/** The letters that go with a CV; nothing where there are none. */
export function LettersOfCv({
  context,
  cv,
  go,
}: {
  context: DataContext;
  cv: CvId;
  go: (next: CvSearch) => void;
}) {
  const { t } = useLingui();
  const letters = useLiveQuery(() => lettersOfCv(context, cv), [context, cv]);
  if (!letters || letters.length === 0) return null;
  return (
    <Card title={<Trans>Lettres de présentation</Trans>}>
      <Stack gap="px8">
        {letters.map(({ id, jobTitle, company }) => (
          <Button key={id} icon={Mail} block onClick={() => go({ cv, letter: id })}>
            {[jobTitle, company].filter(Boolean).join(', ') || t`Sans titre`}
          </Button>
        ))}
      </Stack>
    </Card>
  );
}
