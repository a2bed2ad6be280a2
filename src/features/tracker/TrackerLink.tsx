import { Link } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import type { ButtonLook } from '#/ui/actions/Button.tsx';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { openFrom, type TrackerSearch, type TrackerTarget } from './tracker-search.ts';

type Own = { open: TrackerTarget; children: ReactNode };

/** A link to something of the tracker (see `openFrom`); `open={{}}` leads back to the list. */
export function TrackerLink({
  open,
  ...rest
}: Own & Pick<ComponentProps<'a'>, 'id' | 'className' | 'aria-describedby' | 'aria-label'>) {
  return <Link {...rest} {...linkTo(open)} />;
}

/** The same, looking like a button. */
export function TrackerButtonLink({
  open,
  ...rest
}: Own & ButtonLook & Pick<ComponentProps<'a'>, 'id' | 'className' | 'aria-label'>) {
  return <LinkButton {...rest} {...linkTo(open)} />;
}

const linkTo = (open: TrackerTarget) =>
  ({
    to: '/modules/job-tracker',
    search: (current: object) => openFrom(current as TrackerSearch, open),
    resetScroll: false,
    activeOptions: { exact: true, includeSearch: true },
  }) as const;
