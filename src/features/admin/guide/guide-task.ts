import type { DashboardRows } from '#/domain/access/administration/server-dashboard.ts';

/** Who can do it: whoever reads this unless it is said. */
export type GuidePlace = 'super' | 'dashboard' | 'machine';

export interface GuideTask {
  /** What happens, or what somebody wants to do. */
  title: string;
  /** In the order in which they are done. */
  steps: readonly string[];
  places?: readonly GuidePlace[];
  /** Of the server's dashboard, to be opened from here. */
  rows?: DashboardRows;
}

export interface GuideSection {
  title: string;
  tasks: readonly GuideTask[];
}
