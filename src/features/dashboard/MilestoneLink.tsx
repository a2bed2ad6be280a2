import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Milestone } from '#/domain/dashboard/preparation.ts';
import { dashboard as css } from './dashboard.css.ts';

/** Where a milestone is reached. */
export function MilestoneLink({
  milestone,
  cv,
  children,
}: {
  milestone: Milestone;
  cv: string | undefined;
  children: ReactNode;
}) {
  switch (milestone) {
    case 'cvMade':
    case 'cvComplete':
    case 'cvResults':
    case 'linkedinOnCv':
      return (
        <Link
          to="/modules/cv-converter"
          search={cv ? { cv, step: 'customise', tab: TABS[milestone] } : {}}
          className={css.link}
        >
          {children}
        </Link>
      );
    case 'linkedinHeadline':
      return (
        <Link to="/modules/linkedin-booster" className={css.link}>
          {children}
        </Link>
      );
    case 'linkedinAbout':
      return (
        <Link to="/modules/linkedin-booster" search={{ tab: 'summary' }} className={css.link}>
          {children}
        </Link>
      );
    case 'firstApplication':
    case 'severalApplications':
      return (
        <Link to="/modules/job-tracker" search={{ add: 'new' }} className={css.link}>
          {children}
        </Link>
      );
    case 'allDated':
      return (
        <Link to="/modules/job-tracker" search={{ tab: 'active' }} className={css.link}>
          {children}
        </Link>
      );
    case 'firstAnswer':
    case 'severalAnswers':
      return (
        <Link to="/modules/training" className={css.link}>
          {children}
        </Link>
      );
    case 'interviewHeld':
      return (
        <Link to="/modules/training" search={{ tab: 'simulation' }} className={css.link}>
          {children}
        </Link>
      );
  }
}

const TABS = {
  cvMade: 'personal',
  cvComplete: 'personal',
  cvResults: 'experience',
  linkedinOnCv: 'personal',
} as const;
