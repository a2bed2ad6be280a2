import { useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './IconButton.tsx';
import { reorderable } from './Reorderable.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * A list whose order the person decides: by a handle (drag by mouse or finger, or arrow keys)
 * and by two plain buttons. Each move is announced.
 * `children` draws a row and puts `controls` where its head is.
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
  /** Names the row in its buttons: « Monter Ingénieure de conception ». */
  itemName: (item: Item, index: number) => string;
  /** `to` is the index the row has after the move. */
  onMove: (id: string, to: number) => void;
  children: (item: Item, index: number, controls: ReactNode) => ReactNode;
}) {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string>();
  const [said, setSaid] = useState('');

  const move = (item: Item, from: number, to: number) => {
    if (to < 0 || to >= items.length || to === from) return;
    onMove(itemId(item), to);
    const [name, place, count] = [itemName(item, from), to + 1, items.length];
    setSaid(t`${name} : position ${place} sur ${count}`);
  };
  const drag = useEffectEvent((y: number) => {
    const from = items.findIndex((item) => itemId(item) === dragged);
    const item = items[from];
    const to = list.current ? rowUnder(list.current, y) : undefined;
    if (item !== undefined && to !== undefined) move(item, from, to);
  });

  useEffect(() => {
    if (dragged === undefined) return;
    // On the window: a row that changes place leaves the page for an instant and loses its pointer.
    const follow = (event: PointerEvent) => drag(event.clientY);
    const release = () => setDragged(undefined);
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  }, [dragged]);

  const byKey = (item: Item, from: number) => (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(item, from, from + step);
  };

  const controlsOf = (item: Item, index: number) => {
    const name = itemName(item, index);
    if (items.length < 2) return null;
    return (
      <span className={reorderable.controls}>
        <IconButton
          icon={GripVertical}
          label={t`Déplacer ${name}`}
          className={reorderable.handle}
          onPointerDown={(event) => {
            if (event.button === 0) setDragged(itemId(item));
          }}
          onKeyDown={byKey(item, index)}
        />
        <IconButton
          icon={ChevronUp}
          label={t`Monter ${name}`}
          disabled={index === 0}
          onClick={() => move(item, index, index - 1)}
        />
        <IconButton
          icon={ChevronDown}
          label={t`Descendre ${name}`}
          disabled={index === items.length - 1}
          onClick={() => move(item, index, index + 1)}
        />
      </span>
    );
  };

  return (
    <>
      <ol ref={list} aria-label={label} className={reorderable.list}>
        {items.map((item, index) => (
          <li
            key={itemId(item)}
            className={classNames(dragged === itemId(item) && reorderable.dragged)}
          >
            {children(item, index, controlsOf(item, index))}
          </li>
        ))}
      </ol>
      <span role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </span>
    </>
  );
}

/** The row whose middle the pointer has passed; undefined between rows, so that rows of unequal height don't flicker. */
const rowUnder = (list: HTMLElement, y: number): number | undefined => {
  const rows = [...list.children].map((row) => row.getBoundingClientRect());
  const at = rows.findIndex((row) => y >= row.top && y <= row.bottom);
  const row = rows[at];
  if (!row) return undefined;
  const depth = (y - row.top) / row.height;
  return depth > 0.25 && depth < 0.75 ? at : undefined;
};
