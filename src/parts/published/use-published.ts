import { useEffect, useRef, useState } from 'react';
import type { Content, ContentState } from '#/sync/content.ts';
import { useAlive } from '#/ui/use-alive.ts';
import { lastPublished, watchPublished } from './published.ts';

/** What is published, as it comes: at once when this page has seen it. `content` is the same for the same path. */
export const usePublished = <T>(
  content: Content<T>,
): { state: ContentState<T>; retry: () => void } => {
  const [seen, setSeen] = useState<{ content: Content<T>; state: ContentState<T> }>();
  const stop = useRef<() => void>(undefined);
  const alive = useAlive();
  const state = seen?.content === content ? seen.state : atFirst(content, alive);

  useEffect(() => {
    stop.current = watchPublished(content, (next) => {
      // What is shown already stays until there is more than waiting to show.
      if (next.kind !== 'loading') setSeen({ content, state: next });
    });
    return () => stop.current?.();
  }, [content]);

  const retry = () => {
    stop.current?.();
    setSeen({ content, state: { kind: 'loading' } });
    stop.current = watchPublished(content, (next) => setSeen({ content, state: next }));
  };
  return { state, retry };
};

/** A page made beforehand knew nothing of it. */
const atFirst = <T>(content: Content<T>, alive: boolean): ContentState<T> =>
  alive ? lastPublished(content) : { kind: 'loading' };
