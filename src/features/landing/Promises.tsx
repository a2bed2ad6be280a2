import { Trans } from '@lingui/react/macro';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Smartphone from 'lucide-react/icons/smartphone';
import Undo2 from 'lucide-react/icons/undo-2';
import WifiOff from 'lucide-react/icons/wifi-off';
import { Icon } from '#/ui/Icon.tsx';
import { page } from '#/ui/layout.css.ts';
import { LinkButton } from '#/ui/LinkButton.tsx';
import { promises } from './Promises.css.ts';

/** The converter in three steps, and what it never does with a person's data. */
export function Promises() {
  return (
    <section className={promises.root} aria-labelledby="steps-title">
      <div className={`${page.wrap} ${promises.columns}`}>
        <div className={promises.side}>
          <h2 id="steps-title">
            <Trans>De votre CV d’hier à celui d’ici, en trois étapes</Trans>
          </h2>
          <ol className={promises.steps}>
            <li>
              <b>
                <Trans>Téléversez</Trans>
              </b>
              <span>
                <Trans>PDF, Word, ODT, RTF ou texte, en français ou en anglais.</Trans>
              </span>
            </li>
            <li>
              <b>
                <Trans>Personnalisez</Trans>
              </b>
              <span>
                <Trans>Vous corrigez, précisez et réordonnez. L’aperçu suit chaque mot.</Trans>
              </span>
            </li>
            <li>
              <b>
                <Trans>Téléchargez</Trans>
              </b>
              <span>
                <Trans>Trois modèles, en PDF, Word ou texte.</Trans>
              </span>
            </li>
          </ol>
          <LinkButton to="/modules/cv-converter" variant="primary" iconAfter={ArrowRight}>
            <Trans>Essayer avec mon CV</Trans>
          </LinkButton>
        </div>
        <ul className={promises.facts}>
          <li>
            <Icon of={Smartphone} size="large" />
            <span>
              <b>
                <Trans>Vos données restent chez vous</Trans>
              </b>
              <Trans>Le fichier est lu sur cet appareil. Rien n’est envoyé.</Trans>
            </span>
          </li>
          <li>
            <Icon of={Undo2} size="large" />
            <span>
              <b>
                <Trans>Rien n’est retiré en cachette</Trans>
              </b>
              <Trans>
                Photo, âge, état civil : chaque retrait est expliqué et peut être annulé.
              </Trans>
            </span>
          </li>
          <li>
            <Icon of={WifiOff} size="large" />
            <span>
              <b>
                <Trans>Sans connexion, ça continue</Trans>
              </b>
              <Trans>Dans l’autobus ou sans forfait de données, votre travail s’enregistre.</Trans>
            </span>
          </li>
        </ul>
      </div>
    </section>
  );
}
