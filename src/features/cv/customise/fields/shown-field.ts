import { useEffect } from 'react';
import { fieldOf } from '#/domain/sync/path.ts';
import type { FormTab } from '../../cv-search.ts';
import { fieldId } from './cv-form.ts';

/** The tab a field lives in. */
export const tabOf = (path: string): FormTab => {
  const field = fieldOf(path);
  switch (field) {
    case 'experience':
    case 'education':
    case 'other':
      return field;
    case 'skills':
    case 'languages':
      return 'skills';
    default:
      return 'personal';
  }
};

/** Puts the focus on the field a link leads to, once its tab is drawn. */
export const useShownField = (path: string | undefined): void => {
  useEffect(() => {
    if (!path) return;
    const frame = requestAnimationFrame(() => {
      const control = document.getElementById(fieldId(path));
      // What is taller than the screen starts at its top.
      const tall = (control?.offsetHeight ?? 0) > window.innerHeight / 2;
      control?.scrollIntoView({ block: tall ? 'start' : 'center' });
      control?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [path]);
};
