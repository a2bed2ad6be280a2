import { useId, type ReactNode } from 'react';
import { meter, meterParts } from './Meter.css.ts';

/** A measure (`meter`) or work under way (`progress`), as a flat 8 px bar with its words above. */
export function Meter({
  label,
  value,
  max = 100,
  valueText,
  tone = 'accent',
  kind = 'meter',
  labelHidden = false,
}: {
  label: ReactNode;
  value: number;
  max?: number;
  /** What the bar says in words, such as « 2 pages sur 2 ». */
  valueText?: string;
  tone?: 'accent' | 'warning' | 'positive' | 'danger';
  kind?: 'meter' | 'progress';
  labelHidden?: boolean;
}) {
  const id = useId();
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div className={meterParts.root}>
      <span id={id} className={labelHidden ? meterParts.hidden : meterParts.label}>
        {label}
      </span>
      {valueText && !labelHidden && (
        <span aria-hidden="true" className={meterParts.value}>
          {valueText}
        </span>
      )}
      <div
        role={kind === 'meter' ? 'meter' : 'progressbar'}
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueText}
        className={meterParts.track}
      >
        <span
          className={meter({ tone })}
          // Nothing yet, as on pages made beforehand, needs no style of its own: their policy refuses one.
          style={share > 0 ? { inlineSize: `${share * 100}%` } : undefined}
        />
      </div>
    </div>
  );
}
