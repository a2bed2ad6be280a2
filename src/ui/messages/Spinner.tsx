import { spinner } from './Spinner.css.ts';

/** Always beside a word that says what is under way. */
export function Spinner() {
  return <span aria-hidden="true" className={spinner} />;
}
