import { useSyncExternalStore } from 'react';
import { Card } from '#/ui/layout/Card.tsx';
import { Skeleton } from '#/ui/messages/Skeleton.tsx';
import { shelfSize } from './shelf-size.ts';

/** Where the shelf will stand, on a device that had one. */
export function ShelfOnItsWay() {
  const rows = useSyncExternalStore(never, shelfSize, () => 0);
  if (rows === 0) return null;
  return (
    <Card>
      {/* A title, then rows of a name and its details. */}
      <Skeleton lines={1 + 2 * Math.min(rows, MOST_ROWS)} />
    </Card>
  );
}

const never = (): (() => void) => () => undefined;

/** More are below the fold. */
const MOST_ROWS = 8;
