import { Trans } from '@lingui/react/macro';
import { Segments } from '#/ui/actions/Segments.tsx';

/** Questions in one interview. */
export const COUNTS = ['3', '5', '8', '10'] as const;
export type Count = (typeof COUNTS)[number];

export function CountField({
  value,
  onChange,
}: {
  value: Count;
  onChange: (count: Count) => void;
}) {
  return (
    <Segments
      label={<Trans>Nombre de questions</Trans>}
      value={value}
      options={COUNTS.map((count) => ({ value: count, label: count }))}
      onChange={onChange}
      full
    />
  );
}
