import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { segments } from './Segments.css.ts';
import { tabs as css } from './Tabs.css.ts';

export type Tab<Id extends string> = {
  id: Id;
  label: ReactNode;
  /** Shown in a small chip, such as a number of suggestions or a score. */
  count?: number | string;
};

/**
 * Tabs of the authoring practices: one stop in the tab order, arrows and Home/End move and select.
 * Children are the panel of the selected tab.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  compact,
  bleed,
  segmented,
  children,
}: {
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Smaller text, for four long names on a phone. */
  compact?: boolean;
  /** Scrolls from edge to edge on phones, so that a cut tab shows there is more. */
  bleed?: boolean;
  /** As the segments of one control, for two names that fill the width. */
  segmented?: boolean;
  children: ReactNode;
}) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex((tab) => tab.id === selected);

  useEffect(() => {
    const strip = list.current;
    const all = strip?.querySelectorAll<HTMLElement>('[role="tab"]');
    const tab = all?.[at];
    if (!strip || !tab) return;
    // Counts come later than names, and push what stands after them.
    const sizes = new ResizeObserver(() => {
      const start = tab.offsetLeft - PEEK;
      const end = tab.offsetLeft + tab.offsetWidth + PEEK;
      // The neighbours stay cut in view, so that nobody takes the chosen tab for the last.
      if (end > strip.scrollLeft + strip.clientWidth) strip.scrollLeft = end - strip.clientWidth;
      if (start < strip.scrollLeft) strip.scrollLeft = start;
    });
    for (const one of all) sizes.observe(one);
    return () => sizes.disconnect();
  }, [at]);

  const move = (event: KeyboardEvent) => {
    const next = nextIndex(event, at, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? 0]?.focus();
  };

  return (
    <div className={css.root}>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        className={
          segmented
            ? classNames(segments.track, segments.full)
            : classNames(css.list, bleed && css.bleed)
        }
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `${base}-panel` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            className={segmented ? segments.choice : classNames(css.tab, compact && css.compact)}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
            {tab.count != null && <span className={css.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${selected}`}
        className={css.panel}
      >
        {children}
      </div>
    </div>
  );
}

const nextIndex = (event: KeyboardEvent, at: number, length: number): number | undefined => {
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  if (event.key === 'ArrowRight') return (at + forward + length) % length;
  if (event.key === 'ArrowLeft') return (at - forward + length) % length;
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return length - 1;
  return undefined;
};

/** How much of a neighbour stays in view, in pixels. */
const PEEK = 40;
