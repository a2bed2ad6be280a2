import { Trans, useLingui } from '@lingui/react/macro';
import Search from 'lucide-react/icons/search';
import { useId, useState, useTransition } from 'react';
import { Icon } from '#/ui/layout/Icon.tsx';
import { visuallyHidden } from '#/ui/layout/VisuallyHidden.css.ts';
import { toolbar } from './list.css.ts';

/** A letter is seen at once; the list that answers it, however long, comes when it is ready. */
export function SearchField({
  words,
  onWords,
}: {
  words: string;
  onWords: (words: string) => void;
}) {
  const { t } = useLingui();
  const field = useId();
  const [typed, setTyped] = useState(words);
  const [isSearching, search] = useTransition();
  return (
    <div className={toolbar.search}>
      <label htmlFor={field} className={visuallyHidden}>
        <Trans>Chercher dans vos candidatures</Trans>
      </label>
      <Icon of={Search} className={toolbar.searchIcon} />
      <input
        id={field}
        type="search"
        value={isSearching ? typed : words}
        placeholder={t`Chercher`}
        className={toolbar.input}
        onChange={({ target }) => {
          setTyped(target.value);
          search(() => onWords(target.value));
        }}
      />
    </div>
  );
}
