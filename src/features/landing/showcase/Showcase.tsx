import { Trans } from '@lingui/react/macro';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { TEMPLATES } from '#/domain/cv/templates.ts';
import { CheckItem, CheckList } from '#/ui/layout/CheckList.tsx';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { NumberedStep, NumberedSteps } from '#/ui/figures/NumberedSteps.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';
import { Section } from '../Section.tsx';
import { showcase } from './Showcase.css.ts';
import { useFeatureOpened } from '../explorer/use-feature-opened.ts';

/** The converter: its three steps, what it promises, and the same CV before and after. */
export function Showcase() {
  const opened = useFeatureOpened();
  return (
    <Section
      id="modules"
      tone="band"
      layout={showcase.columns}
      title={<Trans>Ce qui change entre là-bas et ici</Trans>}
      lead={
        <Trans>
          Un bon CV ailleurs n’est pas un mauvais CV. Il suit d’autres règles. Jalon les traduit
          sans effacer votre parcours.
        </Trans>
      }
    >
      <div className={showcase.words}>
        <NumberedSteps>
          <NumberedStep title={<Trans>Ajouter</Trans>}>
            <Trans>Jalon lit votre fichier et classe chaque information.</Trans>
          </NumberedStep>
          <NumberedStep title={<Trans>Personnaliser</Trans>}>
            <Trans>Vous corrigez, précisez, réordonnez. L’aperçu suit.</Trans>
          </NumberedStep>
          <NumberedStep title={<Trans>Télécharger</Trans>}>
            <Trans>{TEMPLATES.length} modèles au choix, en PDF ou en Word.</Trans>
          </NumberedStep>
        </NumberedSteps>
        <CheckList>
          <CheckItem>
            <Trans>Chaque retrait est expliqué et peut être annulé</Trans>
          </CheckItem>
          <CheckItem>
            <Trans>Vos diplômes et leur évaluation, au bon endroit</Trans>
          </CheckItem>
          <CheckItem>
            <Trans>Sans compte, vos données restent sur votre appareil</Trans>
          </CheckItem>
          <CheckItem>
            <Trans>Fonctionne hors ligne, même au milieu d’un trajet</Trans>
          </CheckItem>
        </CheckList>
        <LinkButton
          to="/modules/cv-converter"
          variant="primary"
          size="large"
          iconAfter={ArrowRight}
          onClick={() => opened('cvConverter')}
        >
          <Trans>Essayer avec mon CV</Trans>
        </LinkButton>
      </div>
      <div className={showcase.art}>
        <BeforeAfter />
      </div>
    </Section>
  );
}
