import type { DataContext } from '#/data/context.ts';
import { Stack } from '#/ui/layout/layout.tsx';
import { ExportPart } from './ExportPart.tsx';
import { ImportPart } from './ImportPart.tsx';

/** Applications in and out, in forms that other programs and people read. */
export function TransferPart({ context }: { context: DataContext }) {
  return (
    <Stack gap="px24">
      <ImportPart context={context} />
      <ExportPart context={context} />
    </Stack>
  );
}
