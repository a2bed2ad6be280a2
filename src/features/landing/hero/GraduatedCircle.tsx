import { graduatedCircle } from './GraduatedCircle.css.ts';

const TWELVE = Array.from({ length: 12 }, (_, index) => index * 30);

/** The limb of a theodolite behind the card: a tick every 2°, longer ones every 10° and 30°. */
export function GraduatedCircle() {
  return (
    <svg viewBox="-300 -300 600 600" aria-hidden="true" className={graduatedCircle.root}>
      <g className={graduatedCircle.lines}>
        <circle r="296" />
        <circle r="252" />
        <circle r="292" strokeWidth="8" pathLength="180" strokeDasharray=".1 .9" />
        <circle r="288" strokeWidth="16" pathLength="36" strokeDasharray=".03 .97" />
        <circle r="283" strokeWidth="26" pathLength="12" strokeDasharray=".016 .984" />
      </g>
      {TWELVE.map((degrees) => (
        <text key={degrees} y="-258" transform={`rotate(${degrees})`}>
          {degrees}
        </text>
      ))}
    </svg>
  );
}
