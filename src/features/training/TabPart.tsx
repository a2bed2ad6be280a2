import type { ReactNode } from 'react';
import type { DataContext } from '#/data/context.ts';
import {
  AnalyticsPart,
  CustomPart,
  RightsPart,
  SettingsPart,
  SimulationPart,
  StoriesPart,
} from './parts.tsx';
import { PracticePart, type ListState } from './practice/PracticePart.tsx';
import type { HomeSearch } from './training-search.ts';

export function TabPart({
  context,
  search,
  onGo,
  list,
}: {
  context: DataContext;
  search: HomeSearch;
  /** Opens an interview, and its clock runs. */
  onGo: (session: string) => void;
  list: ListState;
}): ReactNode {
  switch (search.tab) {
    case 'simulation':
      return <SimulationPart context={context} onGo={onGo} />;
    case 'custom':
      return <CustomPart context={context} onGo={onGo} />;
    case 'stories':
      return <StoriesPart context={context} />;
    case 'rights':
      return <RightsPart />;
    case 'analytics':
      return <AnalyticsPart context={context} />;
    case 'settings':
      return <SettingsPart context={context} />;
    default:
      return <PracticePart context={context} search={search} list={list} />;
  }
}
