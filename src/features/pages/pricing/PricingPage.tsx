import ArrowRight from 'lucide-react/icons/arrow-right';
import { Suspense, type ReactNode } from 'react';
import { useAuth } from '#/parts/AuthProvider.tsx';
import { useSite } from '#/parts/use-site.ts';
import { CheckItem, CheckList } from '#/ui/layout/CheckList.tsx';
import { classNames } from '#/ui/class-names.ts';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Page } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { useAlive } from '#/ui/use-alive.ts';
import { Prose } from '../prose/Prose.tsx';
import { prosePage } from '../prose/ProsePage.css.ts';
import { TextPage } from '../prose/TextPage.tsx';
import { pricing } from './PricingPage.css.ts';
import { pricingText, type PlanText } from './pricing-text.ts';

/** `own`: what somebody who is signed in has and can do. `hasTurnedBack`: from the payment page, without paying. */
export function PricingPage({ own, hasTurnedBack }: { own: ReactNode; hasTurnedBack: boolean }) {
  const { open } = useSite().settings;
  const { user } = useAuth();
  const alive = useAlive();
  return (
    <TextPage of={pricingText}>
      {({ title, lead, later, turnedBack, free, premium, groups, details }) => (
        <Page title={title} lead={lead}>
          <div className={pricing.page}>
            {hasTurnedBack && alive && (
              <Note live="polite" title={turnedBack.title}>
                {turnedBack.words}
              </Note>
            )}
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
                <p className={pricing.note}>{free.note}</p>
              </Plan>
              <Plan
                text={premium}
                later={later}
                perMonth={premium.perMonth}
                popular={premium.popular}
              >
                {user && open.premium ? (
                  <Suspense fallback={<PartSkeleton />}>{own}</Suspense>
                ) : (
                  <>
                    {open.premium ? (
                      <LinkButton
                        to="/auth"
                        search={{ tab: 'inscription', next: '/pricing' }}
                        block
                      >
                        {premium.action}
                      </LinkButton>
                    ) : (
                      <LinkButton to="/contact" block>
                        {premium.action}
                      </LinkButton>
                    )}
                    <p className={pricing.note}>{premium.note}</p>
                  </>
                )}
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
      <div className={pricing.action}>{children}</div>
    </section>
  );
}
