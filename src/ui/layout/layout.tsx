import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { actionBar, page, row, stack, type Gap } from './layout.css.ts';
import { fields } from '../fields/Field.css.ts';
import { visuallyHidden } from './VisuallyHidden.css.ts';

/** Children one under the other. `gap` is a step of the spacing scale (`px16` by default). */
export function Stack({
  gap,
  children,
  className,
}: {
  gap?: Gap;
  children: ReactNode;
  className?: string;
}) {
  return <div className={classNames(stack({ gap }), className)}>{children}</div>;
}

/** Children side by side, wrapping where they must. */
export function Row({
  gap,
  between,
  end,
  children,
}: {
  gap?: Gap;
  between?: boolean;
  end?: boolean;
  children: ReactNode;
}) {
  return <div className={row({ gap, between, end })}>{children}</div>;
}

/** A form's grid: one column on phones, two from 480 px; a field with `span` takes a row. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={fields}>{children}</div>;
}

/** The sticky bar of a step's main actions. */
export function ActionBar({ children }: { children: ReactNode }) {
  return <div className={actionBar}>{children}</div>;
}

/** A screen: its one h1 (which receives the focus after a change of route), a lead, actions, content. */
export function Page({
  title,
  titleHidden = false,
  lead,
  actions,
  narrow = false,
  reading = false,
  children,
}: {
  title: ReactNode;
  /** Keeps the h1 for assistive technology when the screen speaks for itself. */
  titleHidden?: boolean;
  lead?: ReactNode;
  actions?: ReactNode;
  /** One narrow column in the middle. */
  narrow?: boolean;
  /** A narrow measure for text. */
  reading?: boolean;
  children: ReactNode;
}) {
  const heading = (
    <h1 tabIndex={-1} className={titleHidden ? visuallyHidden : undefined}>
      {title}
    </h1>
  );
  return (
    <div className={classNames(narrow ? page.narrow : page.wrap, page.padding)}>
      {titleHidden ? (
        heading
      ) : (
        <div className={classNames(page.head, actions != null && page.headSplit)}>
          <div className={page.titles}>
            {heading}
            {lead != null && <p className={page.lead}>{lead}</p>}
          </div>
          {actions}
        </div>
      )}
      {reading ? <div className={page.reading}>{children}</div> : children}
    </div>
  );
}
