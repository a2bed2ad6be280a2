import type { ReactNode } from 'react';
import type { Tip } from '#/domain/dashboard/tips.ts';
import type { ButtonLook } from '#/ui/actions/Button.tsx';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';

/** Where a tip is followed. */
export function TipLink({
  tip,
  children,
  ...look
}: Pick<ButtonLook, 'variant' | 'size'> & { tip: Tip; children: ReactNode }) {
  switch (tip.kind) {
    case 'answerOffer':
      return (
        <LinkButton {...look} to="/modules/job-tracker" search={{ tab: 'offers' }}>
          {children}
        </LinkButton>
      );
    case 'undatedApplications':
      return (
        <LinkButton {...look} to="/modules/job-tracker" search={{ tab: 'active' }}>
          {children}
        </LinkButton>
      );
    case 'firstApplication':
      return (
        <LinkButton {...look} to="/modules/job-tracker" search={{ add: 'new' }}>
          {children}
        </LinkButton>
      );
    case 'prepareInterview':
    case 'firstAnswer':
      return (
        <LinkButton {...look} to="/modules/training">
          {children}
        </LinkButton>
      );
    case 'resumeInterview':
      return (
        <LinkButton {...look} to="/modules/training" search={{ session: tip.session }}>
          {children}
        </LinkButton>
      );
    case 'writeStories':
      return (
        <LinkButton {...look} to="/modules/training" search={{ tab: 'stories' }}>
          {children}
        </LinkButton>
      );
    case 'firstCv':
      return (
        <LinkButton {...look} to="/modules/cv-converter">
          {children}
        </LinkButton>
      );
    case 'addResults':
      return (
        <LinkButton
          {...look}
          to="/modules/cv-converter"
          search={{ cv: tip.cv, step: 'customise', tab: 'experience' }}
        >
          {children}
        </LinkButton>
      );
    case 'fillProfile':
      return (
        <LinkButton {...look} to="/edit-profile">
          {children}
        </LinkButton>
      );
  }
}
