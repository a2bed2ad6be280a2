import { Link, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Page } from '#/ui/layout/layout.tsx';
import { Contents } from '../prose/Contents.tsx';
import { contents } from '../prose/Contents.css.ts';
import { InlineText, Prose } from '../prose/Prose.tsx';
import { prosePage } from '../prose/ProsePage.css.ts';
import { TextPage } from '../prose/TextPage.tsx';
import { faq } from './FaqPage.css.ts';
import { faqText } from './faq-text.ts';

/** Every answer is in the page, closed; an address with a question's fragment opens on its answer. */
export function FaqPage() {
  const asked = useLocation({ select: ({ hash }) => hash });
  useEffect(() => {
    if (!asked) return;
    const question = document.getElementById(asked);
    // The page may have been drawn before the address was known.
    const answer = question?.querySelector('details');
    if (answer) answer.open = true;
    question?.scrollIntoView();
    question?.querySelector('summary')?.focus({ preventScroll: true });
  }, [asked]);

  return (
    <TextPage of={faqText}>
      {({ title, lead, contents: label, permalink, sections, stuck }) => (
        <Page title={title} lead={lead}>
          <div className={contents.columns}>
            <Contents label={label} sections={sections} />
            <div className={prosePage.sections}>
              {sections.map(({ id, title: heading, questions }) => (
                <section key={id} id={id} aria-labelledby={`${id}-h`}>
                  <h2 id={`${id}-h`} className={prosePage.heading}>
                    {heading}
                  </h2>
                  <div className={faq.questions}>
                    {questions.map(({ id: questionId, question, answer }) => (
                      <div key={questionId} id={questionId} className={faq.question}>
                        <Disclosure summary={question} open={asked === questionId}>
                          <Prose blocks={answer} />
                          <Link to="/faq" hash={questionId} className={faq.permalink}>
                            {permalink}
                          </Link>
                        </Disclosure>
                      </div>
                    ))}
                  </div>
                </section>
              ))}
              <section aria-labelledby="faq-stuck" className={prosePage.section}>
                <h2 id="faq-stuck" className={prosePage.heading}>
                  {stuck.title}
                </h2>
                <p>
                  <InlineText of={stuck.words} />
                </p>
                <div>
                  <LinkButton to="/contact">{stuck.action}</LinkButton>
                </div>
              </section>
            </div>
          </div>
        </Page>
      )}
    </TextPage>
  );
}
