import {
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useState, type ReactNode } from 'react';
import { drag } from './DragBetween.css.ts';

/**
 * Things that are drawn from one place to another with a mouse or a finger. It is a shortcut: whoever uses it gives
 * everybody else a button that does the same. Inside stand `DragItem`s, and places made by `useDropPlace`.
 */
export function DragBetween({
  onDrop,
  renderLifted,
  sayOver,
  sayCancelled,
  children,
}: {
  onDrop: (item: string, place: string) => void;
  /** What moves with the pointer. */
  renderLifted: (item: string) => ReactNode;
  /** Said of the place that the item is above. */
  sayOver: (place: string) => string;
  sayCancelled: string;
  children: ReactNode;
}) {
  const [lifted, setLifted] = useState<string>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves at once scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  return (
    <DndContext
      sensors={sensors}
      accessibility={{
        announcements: {
          onDragStart: () => undefined,
          onDragOver: ({ over }) => (over ? sayOver(String(over.id)) : undefined),
          onDragEnd: () => undefined,
          onDragCancel: () => sayCancelled,
        },
        screenReaderInstructions: { draggable: '' },
      }}
      onDragStart={({ active }) => setLifted(String(active.id))}
      onDragCancel={() => setLifted(undefined)}
      onDragEnd={({ active, over }) => {
        setLifted(undefined);
        if (over) onDrop(String(active.id), String(over.id));
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {lifted !== undefined && <div className={drag.lifted}>{renderLifted(lifted)}</div>}
      </DragOverlay>
    </DndContext>
  );
}

export function DragItem({
  id,
  fixed = false,
  children,
}: {
  id: string;
  /** Stays where it is. */
  fixed?: boolean;
  children: ReactNode;
}) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id, disabled: fixed });
  return (
    <div
      ref={setNodeRef}
      {...listeners}
      className={isDragging ? drag.away : undefined}
      // The browser's own dragging of links would take over.
      onDragStart={(event) => event.preventDefault()}
    >
      {children}
    </div>
  );
}

/** `ref` for the element of the place; `isOver` while something is held above it. */
export const useDropPlace = (
  id: string,
): { ref: (element: HTMLElement | null) => void; isOver: boolean } => {
  const { setNodeRef, isOver } = useDroppable({ id });
  return { ref: setNodeRef, isOver };
};
