import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';

/** Less than this, in pixels, is an unsteady finger. */
const DEAD_ZONE = 6;
/** From an edge of the window, in pixels: under the header, over the bars of a phone. */
const SCROLL_EDGE = { top: 120, bottom: 170 };
const SCROLL_STEP = 7;

/**
 * Dragging rows of a list by the pointer. `press` starts it from a row's handle; the row then moves to
 * wherever the pointer is over the middle of another one, and the page scrolls near its edges.
 */
export const useRowDrag = (
  list: RefObject<HTMLElement | null>,
  onMove: (id: string, to: number) => void,
  onDrop: (id: string) => void,
) => {
  const [pressed, setPressed] = useState<{ id: string; y: number }>();
  const [dragged, setDragged] = useState<string>();
  const pointerY = useRef(0);

  const drag = useEffectEvent(() => {
    const to = list.current ? rowUnder(list.current, pointerY.current) : undefined;
    if (dragged !== undefined && to !== undefined) onMove(dragged, to);
  });
  const drop = useEffectEvent(() => {
    setPressed(undefined);
    setDragged(undefined);
    if (dragged !== undefined) requestAnimationFrame(() => onDrop(dragged));
  });

  useEffect(() => {
    if (!pressed) return;
    const follow = (event: PointerEvent) => {
      pointerY.current = event.clientY;
      if (Math.abs(event.clientY - pressed.y) >= DEAD_ZONE) setDragged(pressed.id);
      drag();
    };
    const release = () => drop();
    // On the window: a row that changes place leaves the page for an instant and loses its pointer.
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  }, [pressed]);

  useEffect(() => {
    if (dragged === undefined) return;
    let frame = requestAnimationFrame(function scroll() {
      const y = pointerY.current;
      const way = y < SCROLL_EDGE.top ? -1 : y > window.innerHeight - SCROLL_EDGE.bottom ? 1 : 0;
      if (way !== 0) {
        window.scrollBy({ top: way * SCROLL_STEP, behavior: 'instant' });
        drag();
      }
      frame = requestAnimationFrame(scroll);
    });
    return () => cancelAnimationFrame(frame);
  }, [dragged]);

  // Rows drawn short while dragging pull the page up: the held one must stay under the pointer.
  useLayoutEffect(() => {
    if (dragged === undefined) return;
    const handle = list.current?.querySelector(
      `:scope > [data-row="${CSS.escape(dragged)}"] [data-control="handle"]`,
    );
    if (!handle) return;
    const { top, height } = handle.getBoundingClientRect();
    window.scrollBy({ top: top + height / 2 - pointerY.current, behavior: 'instant' });
  }, [dragged, list]);

  return { dragged, press: (id: string, y: number) => setPressed({ id, y }) };
};

/** The row whose middle the pointer has passed; undefined between rows, so that rows of unequal height don't flicker. */
const rowUnder = (list: HTMLElement, y: number): number | undefined => {
  const rows = [...list.children].map((row) => row.getBoundingClientRect());
  const at = rows.findIndex((row) => y >= row.top && y <= row.bottom);
  const row = rows[at];
  if (!row) return undefined;
  const depth = (y - row.top) / row.height;
  return depth > 0.25 && depth < 0.75 ? at : undefined;
};
