import { useLingui } from '@lingui/react/macro';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../actions/IconButton.tsx';
import { reorderable } from './Reorderable.css.ts';
import { useRowDrag } from './use-row-drag.ts';
import { visuallyHidden } from '../layout/VisuallyHidden.css.ts';

type Control = 'handle' | 'up' | 'down';

/**
 * A list whose order the person decides: by a handle (drag by mouse or finger, or arrow keys)
 * and by two plain buttons. Each move is announced, and the focus stays on what moved.
 * `children` draws a row and puts `controls` where its head is; while `dragging`, rows are best drawn short.
 */
export function Reorderable<Item>({
  label,
  items,
  itemId,
  itemName,
  onMove,
  children,
}: {
  label: string;
  items: readonly Item[];
  itemId: (item: Item) => string;
  /** Names the row in its buttons: « Monter l’emploi 2 ». */
  itemName: (item: Item, index: number) => string;
  /** `to` is the index the row has after the move. */
  onMove: (id: string, to: number) => void;
  children: (item: Item, index: number, controls: ReactNode, dragging: boolean) => ReactNode;
}) {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const total = items.length;

  const moveTo = (id: string, to: number): void => {
    const from = items.findIndex((item) => itemId(item) === id);
    if (from < 0 || to < 0 || to >= total || to === from) return;
    onMove(id, to);
    const place = to + 1;
    setSaid(t`Déplacé à la place ${place} sur ${total}.`);
  };
  const { dragged, press } = useRowDrag(list, moveTo, (id) =>
    focusControl(list.current, id, 'handle'),
  );

  const step = (id: string, to: number, control: Control): void => {
    const before = rowOf(list.current, id)?.getBoundingClientRect().top ?? 0;
    moveTo(id, to);
    requestAnimationFrame(() => {
      // The page moves instead of the row: it stays under the finger that moves it again.
      const after = rowOf(list.current, id)?.getBoundingClientRect().top ?? before;
      window.scrollBy({ top: after - before, behavior: 'instant' });
      // The row's element may have moved in the page, and with it the focus was lost.
      focusControl(list.current, id, control);
    });
  };
  const byKey = (id: string, from: number) => (event: KeyboardEvent) => {
    const way = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (way === undefined) return;
    event.preventDefault();
    step(id, from + way, 'handle');
  };

  const controlsOf = (id: string, name: string, index: number) =>
    total < 2 ? null : (
      <span className={reorderable.controls}>
        <IconButton
          icon={GripVertical}
          label={t`Déplacer ${name}`}
          data-control="handle"
          className={reorderable.handle}
          onPointerDown={(event) => {
            if (event.button === 0) press(id, event.clientY);
          }}
          onKeyDown={byKey(id, index)}
        />
        <IconButton
          icon={ArrowUp}
          label={t`Monter ${name}`}
          data-control="up"
          disabled={index === 0}
          onClick={() => step(id, index - 1, 'up')}
        />
        <IconButton
          icon={ArrowDown}
          label={t`Descendre ${name}`}
          data-control="down"
          disabled={index === total - 1}
          onClick={() => step(id, index + 1, 'down')}
        />
      </span>
    );

  return (
    <>
      {total > 0 && (
        <ol ref={list} aria-label={label} className={reorderable.list}>
          {items.map((item, index) => {
            const id = itemId(item);
            return (
              <li
                key={id}
                data-row={id}
                className={classNames(dragged === id && reorderable.dragged)}
              >
                {children(
                  item,
                  index,
                  controlsOf(id, itemName(item, index), index),
                  dragged !== undefined,
                )}
              </li>
            );
          })}
        </ol>
      )}
      <span role="status" className={visuallyHidden}>
        {said}
      </span>
    </>
  );
}

const rowOf = (list: HTMLElement | null, id: string): Element | null | undefined =>
  list?.querySelector(`:scope > [data-row="${CSS.escape(id)}"]`);

/** At the end of its way a button is disabled: then its neighbour takes the focus. */
const focusControl = (list: HTMLElement | null, id: string, control: Control): void => {
  const row = rowOf(list, id);
  const find = (name: Control) =>
    row?.querySelector<HTMLElement>(`[data-control="${name}"]:not(:disabled)`);
  (find(control) ?? find(control === 'up' ? 'down' : 'up'))?.focus();
};
