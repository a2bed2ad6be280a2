import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconType } from '../layout/Icon.tsx';
import { iconButton } from './IconButton.css.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'type' | 'children' | 'aria-label'> & {
  icon: IconType;
  /** The accessible name; it names the object too when several rows have the same button. */
  label: string;
  outlined?: boolean;
};

export function IconButton({ icon, label, outlined, className, title, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={title ?? label}
      className={classNames(iconButton({ outlined }), className)}
    >
      <Icon of={icon} />
    </button>
  );
}
