import { useId } from 'react';
import { usePercent } from '#/parts/use-percent.ts';
import { profile as css } from '../profile.css.ts';

/** In twentieths of its way. */
export function CropSlider({
  label,
  value,
  min = 0,
  max,
  onChange,
}: {
  label: string;
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
}) {
  const id = useId();
  const percent = usePercent();
  return (
    <div>
      <label htmlFor={id} className={css.sliderName}>
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={(max - min) / 20}
        value={value}
        aria-valuetext={percent(Math.round(value * 100))}
        className={css.slider}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
