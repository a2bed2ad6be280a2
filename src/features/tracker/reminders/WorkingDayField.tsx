import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isDay } from '#/domain/calendar/day.ts';
import { nextWorkingDay } from '#/domain/calendar/working-days.ts';
import type { ProvinceCode } from '#/domain/cv/canadian/provinces.ts';
import { TextField } from '#/ui/fields/TextField.tsx';
import { useDayWords } from '#/parts/days/use-day-words.ts';

/** A day for a reminder; where nobody is at work on it, the one it will be instead is told. */
export function WorkingDayField({
  label,
  value,
  from,
  province,
  error,
  onChange,
}: {
  label: ReactNode;
  value: string;
  /** The first day that may be chosen. */
  from: string;
  province: ProvinceCode | undefined;
  error?: ReactNode;
  onChange: (day: string) => void;
}) {
  const days = useDayWords();
  const day = isDay(value) ? nextWorkingDay(value, province) : value;
  const written = isDay(day) && days.long(day);
  return (
    <TextField
      label={label}
      type="date"
      value={value}
      min={from}
      error={error}
      hint={
        day === value ? (
          <Trans>Les fins de semaine et les jours fériés sont sautés.</Trans>
        ) : (
          <Trans>Ce jour n’est pas ouvrable : le rappel sera le {written}.</Trans>
        )
      }
      onChange={onChange}
    />
  );
}
