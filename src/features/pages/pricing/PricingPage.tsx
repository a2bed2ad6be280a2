import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { useSite } from '#/parts/use-site.ts';
import { CheckItem, CheckList } from '#/ui/layout/CheckList.tsx';
import { classNames } from '#/ui/class-names.ts';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Page } from '#/ui/layout/layout.tsx';
import { Prose } from '../prose/Prose.tsx';
import { prosePage } from '../prose/ProsePage.css.ts';
import { TextPage } from '../prose/TextPage.tsx';
import { pricing } from './PricingPage.css.ts';
import { pricingText, type PlanText } from './pricing-text.ts';

export function PricingPage() {
  const { open } = useSite().settings;
  return (
    <TextPage of={pricingText}>
      {({ title, lead, later, free, premium, groups, details }) => (
        <Page title={title} lead={lead}>
          <div className={pricing.page}>
            <div className={pricing.plans}>
              <Plan text={free} later={later}>
                <LinkButton
                  to="/modules/cv-converter"
                  variant="primary"
                  block
                  iconAfter={ArrowRight}
                >
                  {free.action}
                </LinkButton>
              </Plan>
              <Plan
                text={premium}
                later={later}
                perMonth={premium.perMonth}
                popular={premium.popular}
              >
                <LinkButton to={open.premium ? '/signup' : '/contact'} block>
                  {premium.action}
                </LinkButton>
              </Plan>
            </div>
            <section aria-labelledby="groupes" className={pricing.groups}>
              <div className={pricing.groupWords}>
                <h2 id="groupes" className={prosePage.heading}>
                  {groups.title}
                </h2>
                <p className={pricing.groupText}>{groups.words}</p>
              </div>
              <LinkButton to="/contact">{groups.action}</LinkButton>
            </section>
            <div className={pricing.details}>
              {details.map(({ id, title: heading, blocks }) => (
                <section key={id} id={id} aria-labelledby={`${id}-h`} className={pricing.detail}>
                  <h2 id={`${id}-h`} className={pricing.detailTitle}>
                    {heading}
                  </h2>
                  <Prose blocks={blocks} />
                </section>
              ))}
            </div>
          </div>
        </Page>
      )}
    </TextPage>
  );
}

function Plan({
  text,
  later,
  perMonth,
  popular,
  children,
}: {
  text: PlanText;
  later: string;
  perMonth?: string;
  /** The mark of the plan most people look for. */
  popular?: string;
  children: ReactNode;
}) {
  const { open } = useSite().settings;
  return (
    <section
      aria-label={text.name}
      className={classNames(pricing.plan, popular !== undefined && pricing.popular)}
    >
      <div className={pricing.head}>
        <div className={pricing.nameLine}>
          <h2 className={pricing.name}>{text.name}</h2>
          {popular !== undefined && <span className={pricing.flag}>{popular}</span>}
        </div>
        <p className={pricing.price}>
          {text.price}
          {perMonth !== undefined && <small className={pricing.per}>{` ${perMonth}`}</small>}
        </p>
        <p className={pricing.purpose}>{text.purpose}</p>
      </div>
      <CheckList>
        {text.includes.map(({ words, needs }) => (
          <CheckItem key={words}>
            {words}
            {needs && !open[needs] && <small className={pricing.later}>{later}</small>}
          </CheckItem>
        ))}
      </CheckList>
      <div className={pricing.action}>
        {children}
        <p className={pricing.note}>{text.note}</p>
      </div>
    </section>
  );
}
