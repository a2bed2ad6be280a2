import { Link } from '@tanstack/react-router';
import { contents } from './Contents.css.ts';

/** The sections of a long page: a row to wrap on phones, a column that stays in view beside the text elsewhere. */
export function Contents({
  label,
  sections,
}: {
  label: string;
  sections: readonly { id: string; title: string }[];
}) {
  return (
    <nav aria-label={label} className={contents.root}>
      <ul className={contents.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link to="." hash={id} className={contents.link} activeProps={{}}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
