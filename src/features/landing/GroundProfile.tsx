import { Trans } from '@lingui/react/macro';
import { page } from '#/ui/layout.css.ts';
import { ground } from './GroundProfile.css.ts';

/** Where each pole stands on the terrain line: x and the height of the ground there. */
const POLES = [
  [14, 97],
  [306, 74],
  [598, 71],
  [890, 92],
] as const;

/** The road of a search for work as a surveyor draws it: five stages on one line. */
export function GroundProfile() {
  return (
    <div className={ground.root}>
      <div className={page.wrap}>
        <svg viewBox="0 0 1200 132" className={ground.art} aria-hidden="true">
          <path
            className={ground.soil}
            d="M-1200 112C-700 60 -300 128 0 100C200 78 380 62 598 71C800 80 960 112 1200 84C1500 50 1900 96 2400 80V140H-1200Z"
          />
          <path
            className={ground.line}
            d="M-1200 112C-700 60 -300 128 0 100C200 78 380 62 598 71C800 80 960 112 1200 84C1500 50 1900 96 2400 80"
          />
          <path
            className={ground.contours}
            d="M-1200 124C-700 72 -300 140 0 112C200 90 380 74 598 83C800 92 960 124 1200 96C1500 62 1900 108 2400 92M-1200 134C-700 82 -300 150 0 122C200 100 380 84 598 93C800 102 960 134 1200 106C1500 72 1900 118 2400 102"
          />
          {POLES.map(([x, foot]) => (
            <g key={x} transform={`translate(${x} ${foot - 62})`} className={ground.pole}>
              <path
                className={ground.dark}
                d="M-5 0h10v12.4H-5zM-5 24.8h10v12.4H-5zM-5 49.6h10V62H-5z"
              />
              <path className={ground.white} d="M-5 12.4h10v12.4H-5zM-5 37.2h10v12.4H-5z" />
            </g>
          ))}
          <g transform="translate(1182 24)" className={ground.pole}>
            <path className={ground.flag} d="M-5 -16v16h-30l7-8-7-8z" />
            <path
              className={ground.red}
              d="M-5 0h10v12.4H-5zM-5 24.8h10v12.4H-5zM-5 49.6h10V62H-5z"
            />
            <path className={ground.white} d="M-5 12.4h10v12.4H-5zM-5 37.2h10v12.4H-5z" />
          </g>
        </svg>
      </div>
      <div className={ground.floor}>
        <ol className={`${page.wrap} ${ground.stages}`}>
          <li>
            <span>
              <Trans>Semaine 1</Trans>
            </span>
            <b>
              <Trans>CV canadien</Trans>
            </b>
          </li>
          <li>
            <span>
              <Trans>Semaines 2 et 3</Trans>
            </span>
            <b>
              <Trans>Profil LinkedIn</Trans>
            </b>
          </li>
          <li>
            <span>
              <Trans>Semaines 4 et 5</Trans>
            </span>
            <b>
              <Trans>Candidatures</Trans>
            </b>
          </li>
          <li>
            <span>
              <Trans>Semaines 6 à 8</Trans>
            </span>
            <b>
              <Trans>Entrevues</Trans>
            </b>
          </li>
          <li>
            <span>
              <Trans>Puis</Trans>
            </span>
            <b>
              <Trans>Premier jour</Trans>
            </b>
          </li>
        </ol>
      </div>
    </div>
  );
}
