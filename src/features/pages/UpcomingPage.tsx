import { Trans, useLingui } from '@lingui/react/macro';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Mail from 'lucide-react/icons/mail';
import { useSiteTexts } from '#/parts/use-site.ts';
import { Chip } from '#/ui/messages/Chip.tsx';
import { AnchorButton, LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Page, Row } from '#/ui/layout/layout.tsx';
import { upcoming as css } from './UpcomingPage.css.ts';
import { UPCOMING, type UpcomingId } from './upcoming.ts';

/** A page that isn't built yet says so: what it will do, and what one can do today. */
export function UpcomingPage({ page }: { page: UpcomingId }) {
  const { t } = useLingui();
  const { supportEmail } = useSiteTexts();
  const { title, purpose, will } = UPCOMING[page];
  return (
    <Page title={t(title)} lead={t(purpose)}>
      <div className={css.columns}>
        <section className={css.plan} aria-labelledby="upcoming-plan">
          <h2 id="upcoming-plan" className={css.planTitle}>
            <Trans>Ce que cette page fera</Trans>
            <Chip tone="outline">
              <Trans>En préparation</Trans>
            </Chip>
          </h2>
          <ol className={css.steps}>
            {will.map((line) => (
              <li key={line.id} className={css.step}>
                {t(line)}
              </li>
            ))}
          </ol>
        </section>
        <section className={css.now} aria-labelledby="upcoming-now">
          <h2 id="upcoming-now" className={css.planTitle}>
            <Trans>Ce que vous pouvez faire aujourd’hui</Trans>
          </h2>
          <ConverterToday />
          <Row>
            <AnchorButton variant="quiet" icon={Mail} href={`mailto:${supportEmail}`}>
              <Trans>Nous écrire</Trans>
            </AnchorButton>
          </Row>
        </section>
      </div>
    </Page>
  );
}

function ConverterToday() {
  return (
    <>
      <p>
        <Trans>
          Convertir votre CV au format canadien, gratuitement, sans compte et même hors ligne.
        </Trans>
      </p>
      <Row>
        <LinkButton to="/modules/cv-converter" variant="primary" iconAfter={ArrowRight}>
          <Trans>Convertir mon CV</Trans>
        </LinkButton>
      </Row>
    </>
  );
}
