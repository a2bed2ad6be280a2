import type { ReactNode } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { LinkedinTab } from './linkedin-search.ts';
import { PhotoPart, SkillsPart, WritePart } from './parts.tsx';

export function TabPart({
  context,
  tab,
}: {
  context: DataContext;
  tab: LinkedinTab | undefined;
}): ReactNode {
  switch (tab) {
    case 'photo':
      return <PhotoPart context={context} />;
    case 'skills':
      return <SkillsPart context={context} />;
    case 'summary':
      return <WritePart key={tab} context={context} kind="summary" />;
    case 'posts':
      return <WritePart key={tab} context={context} kind="post" />;
    case 'networking':
      return <WritePart key={tab} context={context} kind="message" />;
    default:
      return <WritePart key="headline" context={context} kind="headline" />;
  }
}
