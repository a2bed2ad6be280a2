import { useId, type ReactNode } from 'react';
import { classNames } from '#/ui/class-names.ts';
import { page } from '#/ui/layout/layout.css.ts';
import { onBand } from '#/ui/theme/on-surfaces.css.ts';
import { section } from './Section.css.ts';
import type { SectionId } from './sections.ts';

/** One part of the page, named by its heading; canvas and surface take turns, the band comes once. */
export function Section({
  id,
  tone = 'canvas',
  title,
  lead,
  layout,
  children,
}: {
  id?: SectionId;
  tone?: 'canvas' | 'surface' | 'band';
  title: ReactNode;
  lead?: ReactNode;
  /** How the heading and what follows share the width. */
  layout?: string;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className={classNames(
        section.root,
        tone === 'surface' && section.surface,
        tone === 'band' && onBand,
      )}
    >
      <div className={classNames(page.wrap, layout ?? section.stacked)}>
        <div className={section.head}>
          <h2 id={heading}>{title}</h2>
          {lead != null && <p className={section.lead}>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
