import { style } from '@vanilla-extract/css';
import { media, target } from '#/ui/theme/tokens.ts';

export const shell = {
  root: style({ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }),
  withTabBar: style({
    paddingBlockEnd: `calc(${target.tabBar} + env(safe-area-inset-bottom))`,
    '@media': { [media.narrow]: { paddingBlockEnd: 0 } },
  }),
  page: style({ flex: 1, display: 'flex', flexDirection: 'column' }),
  main: style({
    flex: 1,
    minWidth: 0,
    // The footer begins below the screen: what is drawn late moves nothing that is seen.
    minHeight: `calc(100vh - ${target.header})`,
    '@media': { [media.print]: { minHeight: 0 } },
  }),
};
