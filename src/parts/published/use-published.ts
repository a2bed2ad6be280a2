import { useEffect, useRef, useState } from 'react';
import type { Content, ContentState } from '#/sync/content.ts';
import { lastPublished, watchPublished } from './published.ts';

/** What is published, as it comes: at once when this page has seen it. `content` is the same for the same path. */
export const usePublished = <T>(
  content: Content<T>,
): { state: ContentState<T>; retry: () => void } => {
  const [seen, setSeen] = useState(() => ({ content, state: lastPublished(content) }));
  const stop = useRef<() => void>(undefined);
  const state = seen.content === content ? seen.state : lastPublished(content);

  useEffect(() => {
    stop.current = watchPublished(content, (next) => setSeen({ content, state: next }));
    return () => stop.current?.();
  }, [content]);

  const retry = () => {
    stop.current?.();
    setSeen({ content, state: { kind: 'loading' } });
    stop.current = watchPublished(content, (next) => setSeen({ content, state: next }));
  };
  return { state, retry };
};
