import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { rows as css } from './VirtualRows.css.ts';

/** A list of any length that scrolls with the page: only what is near the screen is drawn, and what has the focus. */
export function VirtualRows<Row extends { id: string }>({
  rows,
  label,
  estimate,
  shown,
  children,
}: {
  rows: readonly Row[];
  label: string;
  /** Height of a row in pixels, until it is measured. */
  estimate: number;
  /** Id of the row to bring into view at first. */
  shown?: string | undefined;
  children: (row: Row) => ReactNode;
}) {
  const list = useRef<HTMLUListElement>(null);
  const top = useTop(list);
  const [focused, setFocused] = useState<number>();
  // oxlint-disable-next-line react/incompatible-library -- Nothing of it is handed to what the compiler memoizes.
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => estimate,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 4,
    scrollMargin: top,
    gap: GAP,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      return focused === undefined || focused >= rows.length || near.includes(focused)
        ? near
        : [...near, focused].toSorted((a, b) => a - b);
    },
  });

  const first = useRef(shown);
  useEffect(() => {
    const at = rows.findIndex(({ id }) => id === first.current);
    if (at < 0) return;
    // Once the list has its height, and after whoever puts the page back where it was.
    const frame = requestAnimationFrame(() => {
      first.current = undefined;
      virtualizer.scrollToIndex(at, { align: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [rows, virtualizer]);

  const note = (event: FocusEvent) => {
    const row = event.target.closest('[data-index]');
    setFocused(row ? Number(row.getAttribute('data-index')) : undefined);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It only notes which row has the focus.
    <ul
      ref={list}
      aria-label={label}
      className={css.list}
      style={{ blockSize: `${virtualizer.getTotalSize()}px` }}
      onFocus={note}
      onBlur={() => setFocused(undefined)}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const row = rows[index];
        return (
          row && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              className={css.row}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              {children(row)}
            </li>
          )
        );
      })}
    </ul>
  );
}

/** Between rows, in pixels. */
const GAP = 10;

/** Where the list begins on the page; what stands above it comes, goes and grows. */
const useTop = (list: RefObject<HTMLElement | null>): number => {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = (): void => {
      const box = list.current?.getBoundingClientRect();
      if (box) setTop(Math.round(box.top + window.scrollY));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(document.body);
    return () => sizes.disconnect();
  }, [list]);
  return top;
};
