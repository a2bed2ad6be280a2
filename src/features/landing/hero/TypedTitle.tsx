import { useState } from 'react';
import { VisuallyHidden } from '#/ui/layout/VisuallyHidden.tsx';
import { typedTitle } from './TypedTitle.css.ts';

/**
 * The title, typed in the room it will fill. It is drawn by the style sheet alone, so it starts with the
 * first paint and needs no script. Assistive technology has the whole sentence from the start.
 */
export function TypedTitle({ words }: { words: string }) {
  // A change of language doesn't type again what has been typed.
  const [typed, setTyped] = useState(false);
  return (
    <h1 tabIndex={-1} className={typedTitle.root}>
      <VisuallyHidden>{words}</VisuallyHidden>
      {/* The characters stay as they are to the end: text put in later would be painted as new. */}
      <span
        key={words}
        aria-hidden="true"
        data-title={typed ? 'typed' : 'typing'}
        className={typedTitle.typing}
        onAnimationEnd={({ target, currentTarget }) => {
          if (target === currentTarget.lastElementChild) setTyped(true);
        }}
      >
        {Array.from(words, (character, at) => (
          <i key={at}>{character}</i>
        ))}
        <i className={typedTitle.caret} />
      </span>
    </h1>
  );
}
