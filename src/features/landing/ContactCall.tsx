import { Trans } from '@lingui/react/macro';
import Mail from 'lucide-react/icons/mail';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Section } from './Section.tsx';
import { section } from './Section.css.ts';

export function ContactCall() {
  return (
    <Section
      id="contact"
      tone="surface"
      layout={section.invitation}
      title={<Trans>Une question avant de partir?</Trans>}
      lead={
        <Trans>
          Écrivez-nous en français ou en anglais. Une personne vous répond, pas un robot.
        </Trans>
      }
    >
      <LinkButton to="/contact" size="large" icon={Mail}>
        <Trans>Nous écrire</Trans>
      </LinkButton>
    </Section>
  );
}
