import { Link } from '@tanstack/react-router';
import { classNames } from '#/ui/class-names.ts';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { contents } from './Contents.css.ts';

type Sections = readonly { id: string; title: string }[];

/** More of them would push the text off a phone's first screen. */
const MOST_IN_VIEW = 6;

/** The sections of a page: a few in a row to wrap, many folded on phones; a column beside the text elsewhere. */
export function Contents({ label, sections }: { label: string; sections: Sections }) {
  const isLong = sections.length > MOST_IN_VIEW;
  return (
    <nav aria-label={label} className={contents.root}>
      {isLong && (
        <div className={contents.folded}>
          <Disclosure summary={label}>
            <ul>
              <Links to={sections} className={contents.line} />
            </ul>
          </Disclosure>
        </div>
      )}
      <ul className={classNames(contents.list, isLong && contents.beside)}>
        <Links to={sections} className={contents.link} />
      </ul>
    </nav>
  );
}

function Links({ to, className }: { to: Sections; className: string }) {
  return to.map(({ id, title }) => (
    <li key={id}>
      <Link to="." hash={id} className={className} activeProps={{}}>
        {title}
      </Link>
    </li>
  ));
}
