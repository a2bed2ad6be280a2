import ArrowRight from 'lucide-react/icons/arrow-right';
import type { Locale } from '#/i18n/locale.ts';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Page } from '#/ui/layout/layout.tsx';
import { Contents } from './Contents.tsx';
import { contents } from './Contents.css.ts';
import { Prose } from './Prose.tsx';
import { prosePage } from './ProsePage.css.ts';
import type { PageText } from './page-text.ts';
import type { ProseText } from './prose-text.ts';
import { TextPage } from './TextPage.tsx';

/** A page of running text: its sections, and where each is. */
export function ProsePage({
  of: source,
  language,
}: {
  of: PageText<ProseText>;
  /** Whatever the interface's. */
  language?: Locale | undefined;
}) {
  return (
    <TextPage of={source} language={language}>
      {({ title, lead, contents: label, sections, action }) => (
        <Page title={title} lead={lead}>
          <div className={contents.columns}>
            <Contents label={label} sections={sections} />
            <div className={prosePage.sections}>
              {sections.map(({ id, title: heading, blocks }) => (
                <section key={id} id={id} aria-labelledby={`${id}-h`} className={prosePage.section}>
                  <h2 id={`${id}-h`} className={prosePage.heading}>
                    {heading}
                  </h2>
                  <Prose blocks={blocks} />
                </section>
              ))}
              {action && (
                <div>
                  <LinkButton to={action.to} variant="primary" size="large" iconAfter={ArrowRight}>
                    {action.words}
                  </LinkButton>
                </div>
              )}
            </div>
          </div>
        </Page>
      )}
    </TextPage>
  );
}
