import { classNames } from '../class-names.ts';
import { pole } from './Pole.css.ts';

/** The ranging pole as a meter: equal bands, red and white up to the value. At most one per screen. */
export function Pole({
  label,
  value,
  bands = 10,
  valueText,
  thin,
}: {
  label: string;
  /** Bands reached, 0 to `bands`. */
  value: number;
  bands?: number;
  valueText: string;
  thin?: boolean;
}) {
  return (
    <span
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={bands}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={classNames(pole.bands, thin && pole.thin)}
    >
      {Array.from({ length: bands }, (_, index) => (
        <span
          key={index}
          className={classNames(
            pole.band,
            index < value && pole.on,
            index === value - 1 && pole.last,
          )}
        />
      ))}
    </span>
  );
}
