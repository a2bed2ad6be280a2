import ArrowRight from 'lucide-react/icons/arrow-right';
import { JOB_PATH, weeksOfStage } from '#/domain/content/job-path.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { useSite } from '#/parts/use-site.ts';
import { Chip } from '#/ui/messages/Chip.tsx';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Page } from '#/ui/layout/layout.tsx';
import { TextPage } from '../prose/TextPage.tsx';
import { howItWorks as css } from './HowItWorksPage.css.ts';
import { howItWorksText } from './how-it-works-text.ts';

export function HowItWorksPage() {
  const { open } = useSite().settings;
  const { language } = useLanguage();
  return (
    <TextPage of={howItWorksText}>
      {({ title, lead, later, steps, timeline, start }) => (
        <Page title={title} lead={lead}>
          <div className={css.page}>
            <section aria-labelledby="etapes" className={css.section}>
              <h2 id="etapes">{steps.title}</h2>
              <ol className={css.steps}>
                {steps.items.map((step) => (
                  <li key={step.title} className={css.step}>
                    <h3>{step.title}</h3>
                    <p className={css.muted}>{step.words}</p>
                  </li>
                ))}
              </ol>
            </section>
            <section aria-labelledby="calendrier" className={css.section}>
              <div className={css.head}>
                <h2 id="calendrier">{timeline.title}</h2>
                <p className={css.muted}>{timeline.lead}</p>
              </div>
              <ol className={css.line}>
                {JOB_PATH.map(({ stage, tool, from, to }) => {
                  const { title: name, todo, mark } = timeline.stages[stage];
                  return (
                    <li key={stage} className={css.stage}>
                      <span className={css.when}>{weeksOfStage({ from, to }, language)}</span>
                      <h3>{name}</h3>
                      {!open[tool] && (
                        <span>
                          <Chip tone="outline">{later}</Chip>
                        </span>
                      )}
                      <ul className={css.todo}>
                        {todo.map((line) => (
                          <li key={line}>{line}</li>
                        ))}
                      </ul>
                      <p className={css.mark}>{mark}</p>
                    </li>
                  );
                })}
              </ol>
            </section>
            <section aria-labelledby="commencer" className={css.start}>
              <div className={css.head}>
                <h2 id="commencer">{start.title}</h2>
                <p className={css.muted}>{start.words}</p>
              </div>
              <LinkButton
                to="/modules/cv-converter"
                variant="primary"
                size="large"
                iconAfter={ArrowRight}
              >
                {start.action}
              </LinkButton>
            </section>
          </div>
        </Page>
      )}
    </TextPage>
  );
}
