import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { ButtonLook } from './Button.tsx';
import { button } from './Button.css.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../layout/Icon.tsx';

/** A link that looks like a button: another page, a download, a mail. */
export function AnchorButton({
  variant,
  size,
  block,
  icon,
  iconAfter,
  className,
  children,
  ...rest
}: ButtonLook & ComponentProps<'a'>) {
  return (
    <a {...rest} className={classNames(button({ variant, size, block }), className)}>
      {icon && <Icon of={icon} />}
      {children}
      {iconAfter && <Icon of={iconAfter} />}
    </a>
  );
}

/** The same for a route of the app, with the router's typed `to`, `params` and `search`. */
export const LinkButton = createLink(AnchorButton);
