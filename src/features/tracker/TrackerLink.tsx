import { Link } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#/ui/class-names.ts';
import { button } from '#/ui/actions/Button.css.ts';
import type { ButtonLook } from '#/ui/actions/Button.tsx';
import { Icon } from '#/ui/layout/Icon.tsx';
import { openFrom, type TrackerSearch, type TrackerTarget } from './tracker-search.ts';

type Own = { open: TrackerTarget; children: ReactNode };

/** A link to something of the tracker (see `openFrom`); `open={{}}` leads back to the list. */
export function TrackerLink({
  open,
  children,
  ...rest
}: Own & Pick<ComponentProps<'a'>, 'id' | 'className' | 'aria-describedby' | 'aria-label'>) {
  return (
    <Link
      {...rest}
      to="/modules/job-tracker"
      search={(current) => openFrom(current as TrackerSearch, open)}
      resetScroll={false}
      activeOptions={{ exact: true, includeSearch: true }}
    >
      {children}
    </Link>
  );
}

/** The same, looking like a button. */
export function TrackerButtonLink({
  open,
  variant,
  size,
  block,
  icon,
  iconAfter,
  className,
  children,
  ...rest
}: Own & ButtonLook & Pick<ComponentProps<'a'>, 'id' | 'className' | 'aria-label'>) {
  return (
    <TrackerLink
      {...rest}
      open={open}
      className={classNames(button({ variant, size, block }), className)}
    >
      {icon && <Icon of={icon} />}
      {children}
      {iconAfter && <Icon of={iconAfter} />}
    </TrackerLink>
  );
}
