import { classNames } from '../class-names.ts';
import { ruler } from './Ruler.css.ts';

export type RulerBand = {
  /** Where the band begins on the scale. */
  from: number;
  label: string;
};

const TICKS = 20;

/** A graduated scale with a red pointer and named bands, for a score one can read at a glance. */
export function Ruler({
  label,
  value,
  max = 100,
  bands,
}: {
  label: string;
  value: number;
  max?: number;
  /** In rising order, the first from 0. */
  bands: readonly RulerBand[];
}) {
  const within = bands.findLast((band) => value >= band.from);
  const widths = bands.map((band, index) => (bands[index + 1]?.from ?? max) - band.from);
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={within ? `${value} / ${max}, ${within.label}` : `${value} / ${max}`}
      className={ruler.root}
    >
      <span className={ruler.pointer} style={{ insetInlineStart: `${(value / max) * 100}%` }} />
      <svg
        viewBox="0 0 200 22"
        preserveAspectRatio="none"
        className={ruler.scale}
        aria-hidden="true"
      >
        <path className={ruler.line} d="M0 21H200" />
        <path
          className={ruler.tick}
          d={Array.from(
            { length: TICKS + 1 },
            (_, index) =>
              `M${(index * 200) / TICKS} 21V${index % (TICKS / 2) === 0 ? 4 : index % 2 === 0 ? 10 : 15}`,
          ).join('')}
        />
        <path className={ruler.reached} d={`M0 21H${(value / max) * 200}`} />
      </svg>
      <span
        aria-hidden="true"
        className={ruler.bands}
        style={{ gridTemplateColumns: widths.map((width) => `${width}fr`).join(' ') }}
      >
        {bands.map((band) => (
          <span key={band.from} className={classNames(ruler.band, band === within && ruler.here)}>
            {band.label}
          </span>
        ))}
      </span>
    </div>
  );
}
