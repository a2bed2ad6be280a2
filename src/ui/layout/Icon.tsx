import type { ComponentType, SVGProps } from 'react';
import { icon } from './Icon.css.ts';

/** An icon of lucide-react, imported by its own path: `import FileText from 'lucide-react/icons/file-text'`. */
export type IconType = ComponentType<SVGProps<SVGSVGElement> & { strokeWidth?: number | string }>;

export type IconSize = 'small' | 'medium' | 'large' | 'huge';

const STROKE = { small: 2, medium: 1.75, large: 1.75, huge: 1.5 } as const;

/** Decorative by nature: the word beside it, or the control's label, carries the meaning. */
export function Icon({
  of: Drawing,
  size = 'medium',
  className,
}: {
  of: IconType;
  size?: IconSize;
  className?: string | undefined;
}) {
  return (
    <Drawing
      aria-hidden="true"
      strokeWidth={STROKE[size]}
      className={className ? `${icon({ size })} ${className}` : icon({ size })}
    />
  );
}
