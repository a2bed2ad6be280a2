import { useId, type ReactNode } from 'react';
import { card } from './Card.css.ts';
import { classNames } from '../class-names.ts';

/** Surface, hairline, no shadow; never a card inside a card. With a title it is a named region. */
export function Card({
  title,
  level = 2,
  actions,
  flush,
  className,
  children,
}: {
  title?: ReactNode;
  level?: 2 | 3;
  /** Icon buttons, a count or a link at the end of the title's line. */
  actions?: ReactNode;
  /** No padding: for a list or a table that reaches the edges. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  const classes = classNames(card.root, flush && card.flush, className);
  if (title == null) return <div className={classes}>{children}</div>;
  return (
    <section className={classes} aria-labelledby={id}>
      <div className={card.head}>
        <Heading id={id} className={card.title}>
          {title}
        </Heading>
        {actions != null && <div className={card.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
