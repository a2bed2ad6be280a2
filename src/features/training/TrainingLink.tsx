import { Link } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import type { ButtonLook } from '#/ui/actions/Button.tsx';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { openFrom, type TrainingSearch, type TrainingTarget } from './training-search.ts';

type Own = { open: TrainingTarget; children: ReactNode };

/** A link to something of the training (see `openFrom`); `open={{}}` leads back to the tabs. */
export function TrainingLink({
  open,
  ...rest
}: Own & Pick<ComponentProps<'a'>, 'id' | 'className' | 'lang' | 'aria-describedby'>) {
  return <Link {...rest} {...linkTo(open)} />;
}

/** The same, looking like a button. */
export function TrainingButtonLink({
  open,
  ...rest
}: Own & ButtonLook & Pick<ComponentProps<'a'>, 'id' | 'className' | 'aria-label'>) {
  return <LinkButton {...rest} {...linkTo(open)} />;
}

const linkTo = (open: TrainingTarget) =>
  ({
    to: '.',
    search: (current: object) => openFrom(current as TrainingSearch, open),
    resetScroll: false,
    activeOptions: { exact: true, includeSearch: true },
  }) as const;
