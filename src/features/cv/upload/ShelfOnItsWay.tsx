import { useAlive } from '#/ui/use-alive.ts';
import { notedRows } from '#/platform/noted-rows.ts';
import { SHELF_KEY } from '#/platform/traces.ts';
import { Card } from '#/ui/layout/Card.tsx';
import { Skeleton } from '#/ui/messages/Skeleton.tsx';

/** Where the shelf will stand, on a device that had one. */
export function ShelfOnItsWay() {
  const rows = useAlive() ? notedRows(SHELF_KEY) : 0;
  if (rows === 0) return null;
  return (
    <Card>
      {/* A title, then rows of a name and its details. */}
      <Skeleton lines={1 + 2 * Math.min(rows, MOST_ROWS)} />
    </Card>
  );
}

/** More are below the fold. */
const MOST_ROWS = 8;
