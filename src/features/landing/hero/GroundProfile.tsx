import { Trans } from '@lingui/react/macro';
import { page } from '#/ui/layout/layout.css.ts';
import { ground } from './GroundProfile.css.ts';

interface Terrain {
  viewBox: string;
  /** The line of the ground, from beyond the left edge to beyond the right one. */
  line: string;
  /** How far below everything still is soil. */
  floor: number;
  contours: readonly number[];
  pole: { width: number; height: number };
  /** Where each pole stands: x and the height of the ground there. */
  poles: readonly (readonly [number, number])[];
}

const WIDE: Terrain = {
  viewBox: '0 0 1200 132',
  line: 'M-1200 112C-700 60 -300 128 0 100C200 78 380 62 598 71C800 80 960 112 1200 84C1500 50 1900 96 2400 80',
  floor: 140,
  contours: [12, 22],
  pole: { width: 10, height: 62 },
  poles: [
    [14, 97],
    [306, 74],
    [598, 71],
    [890, 92],
    [1182, 86],
  ],
};
const NARROW: Terrain = {
  viewBox: '0 0 328 92',
  line: 'M-60 74C-30 68 -10 72 6 70C60 62 110 48 170 54C230 60 270 70 322 60C345 55 370 60 400 58',
  floor: 100,
  contours: [8, 15],
  pole: { width: 8, height: 46 },
  poles: [
    [6, 70],
    [112, 54],
    [218, 60],
    [322, 61],
  ],
};

/** The road of a search for work as a surveyor draws it: five stages on one line. */
export function GroundProfile() {
  return (
    <div className={ground.root}>
      <div className={page.wrap}>
        <Drawing terrain={WIDE} className={ground.wide} />
        <Drawing terrain={NARROW} className={ground.narrow} />
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

function Drawing({ terrain, className }: { terrain: Terrain; className: string }) {
  const { viewBox, line, floor, contours, pole, poles } = terrain;
  const { width, height } = pole;
  const band = height / 5;
  return (
    <svg viewBox={viewBox} aria-hidden="true" className={`${ground.art} ${className}`}>
      <path className={ground.soil} d={`${line}V${floor}H-1200Z`} />
      <path className={ground.line} d={line} />
      {contours.map((below) => (
        <path
          key={below}
          className={ground.contours}
          d={line}
          transform={`translate(0 ${below})`}
        />
      ))}
      {poles.map(([x, foot], index) => {
        const last = index === poles.length - 1;
        return (
          <g
            key={x}
            transform={`translate(${x - width / 2} ${foot - height})`}
            className={ground.pole}
          >
            {last && <path className={ground.flag} d="M0 -10v16h-28l7-8-7-8z" />}
            {[0, 1, 2, 3, 4].map((at) => (
              <rect
                key={at}
                y={at * band}
                width={width}
                height={band}
                className={at % 2 ? ground.white : last ? ground.red : ground.dark}
              />
            ))}
          </g>
        );
      })}
    </svg>
  );
}
