import { Trans } from '@lingui/react/macro';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { Dialog } from '#/ui/messages/Dialog.tsx';

/** Two CVs that were written apart: neither of them changes by being joined. */
export function JoinDialog({
  others,
  onClose,
  onJoin,
}: {
  others: readonly CvRecord[];
  onClose: () => void;
  onJoin: (other: CvRecord) => Promise<void>;
}) {
  return (
    <Dialog open onClose={onClose} title={<Trans>Lequel est l’autre version?</Trans>}>
      <Stack>
        <p>
          <Trans>
            Les deux CV restent comme ils sont. Vous verrez ensuite ce qui diffère de l’un à
            l’autre.
          </Trans>
        </p>
        {others.map((other) => (
          <Button
            key={other.id}
            block
            onClick={() => {
              onClose();
              void onJoin(other);
            }}
          >
            {other.title}
          </Button>
        ))}
      </Stack>
    </Dialog>
  );
}
