import { useEffect } from 'react';
import { SITE } from '#/parts/site.ts';

/** The tab's title while a post is shown: the route knows its kind, not its name. */
export const useDocumentTitle = (title: string): void => {
  // At each drawing: the shell sets the route's own title when the language changes.
  useEffect(() => {
    const own = `${title} — ${SITE.name}`;
    let before = '';
    let gone = false;
    // After the shell's turn, which comes in the same drawing.
    queueMicrotask(() => {
      if (gone) return;
      before = document.title;
      document.title = own;
    });
    return () => {
      gone = true;
      if (document.title === own) document.title = before;
    };
  });
};
