import { useEffect, useEffectEvent } from 'react';

/** Shorter texts on the clipboard are something else than the document that is asked for. */
const SHORTEST = 80;

/** Drops beside the zone and pastes outside a field count too: a missed drop must not leave the page. */
export const usePageDrop = (handlers: {
  onFile: (file: File) => void;
  /** More than one at once; without it the first alone is taken. */
  onFiles?: (files: readonly File[]) => void;
  onText: (text: string) => void;
}): void => {
  const take = useEffectEvent((event: Event, data: DataTransfer | null): void => {
    if (event.defaultPrevented || !data) return;
    const files = [...data.files];
    const [file] = files;
    const text = data.getData('text/plain');
    if (handlers.onFiles && files.length > 1) handlers.onFiles(files);
    else if (file) handlers.onFile(file);
    else if (text.trim().length >= SHORTEST) handlers.onText(text);
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    const over = (event: DragEvent): void => event.preventDefault();
    const drop = (event: DragEvent): void => {
      take(event, event.dataTransfer);
      event.preventDefault();
    };
    const paste = (event: ClipboardEvent): void => {
      if (!isField(event.target)) take(event, event.clipboardData);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('drop', drop);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('drop', drop);
      document.removeEventListener('paste', paste);
    };
  }, []);
};

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
