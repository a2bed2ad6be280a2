import { useLingui } from '@lingui/react/macro';
import Search from 'lucide-react/icons/search';
import { useId, useState, useTransition, type ReactNode } from 'react';
import { Icon } from '../layout/Icon.tsx';
import { visuallyHidden } from '../layout/VisuallyHidden.css.ts';
import { searchField } from './SearchField.css.ts';

/** A letter is seen at once; the list that answers it, however long, comes when it is ready. */
export function SearchField({
  label,
  words,
  onWords,
}: {
  /** For assistive technology. */
  label: ReactNode;
  words: string;
  onWords: (words: string) => void;
}) {
  const { t } = useLingui();
  const field = useId();
  const [typed, setTyped] = useState(words);
  const [isSearching, search] = useTransition();
  return (
    <div className={searchField.root}>
      <label htmlFor={field} className={visuallyHidden}>
        {label}
      </label>
      <Icon of={Search} className={searchField.icon} />
      <input
        id={field}
        type="search"
        value={isSearching ? typed : words}
        placeholder={t`Chercher`}
        className={searchField.input}
        onChange={({ target }) => {
          setTyped(target.value);
          search(() => onWords(target.value));
        }}
      />
    </div>
  );
}
