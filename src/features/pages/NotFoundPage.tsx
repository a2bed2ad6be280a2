import { Trans } from '@lingui/react/macro';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Row } from '#/ui/layout/layout.tsx';
import { page } from '#/ui/layout/layout.css.ts';
import { notFound } from './NotFoundPage.css.ts';

/** The pole has fallen on its slope; the person's work has not. */
export function NotFoundPage() {
  return (
    <div className={`${page.wrap} ${notFound.root}`}>
      <svg viewBox="0 0 360 150" className={notFound.art} aria-hidden="true">
        <path className={notFound.ground} d="M4 118C60 96 108 130 178 108s112-44 178-18" />
        <path
          className={notFound.contours}
          d="M4 131C60 109 108 143 178 121s112-44 178-18M4 144c56-22 104 12 174-10s112-44 178-18"
        />
        <g transform="rotate(72 176 108)" className={notFound.pole}>
          <path
            className={notFound.red}
            d="M171 36h10v14h-10zM171 64h10v14h-10zM171 92h10v14h-10z"
          />
          <path className={notFound.white} d="M171 50h10v14h-10zM171 78h10v14h-10z" />
        </g>
        <path className={notFound.stood} d="M176 36v66" />
      </svg>
      <h1 tabIndex={-1}>
        <Trans>Oups! Page introuvable</Trans>
      </h1>
      <p className={notFound.lead}>
        <Trans>
          Cette page n’existe pas ou a été déplacée. Votre travail enregistré est intact. Vérifiez
          l’adresse, ou revenez à l’accueil.
        </Trans>
      </p>
      <Row>
        <LinkButton to="/" variant="primary" size="large">
          <Trans>Revenir à l’accueil</Trans>
        </LinkButton>
        <LinkButton to="/modules" size="large">
          <Trans>Voir les outils</Trans>
        </LinkButton>
      </Row>
      <p className={notFound.code}>
        <Trans>Erreur 404</Trans>
      </p>
    </div>
  );
}
