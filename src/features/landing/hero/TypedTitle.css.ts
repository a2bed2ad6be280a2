import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, fontSize, weight } from '#/ui/theme/tokens.ts';

const START_MS = 500;
const CHARACTER_MS = 80;
/** With it the typing ends within five seconds, the most a page may move without a way to stop it. */
const LONGEST_TITLE = 56;
const MOVING = 'screen and (prefers-reduced-motion: no-preference)';

const typedAt = createVar('typed-at');
const unseen = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

const POLE = { width: '.09em', height: '.82em', gap: '.06em' };
const POLE_ROOM = `calc(${POLE.gap} + ${POLE.width})`;
const STRIPES = `linear-gradient(180deg, ${color.signal} 0 20%, ${color.poleWhite} 20% 40%, ${color.signal} 40% 60%, ${color.poleWhite} 60% 80%, ${color.signal} 80%)`;
const poleSize = `${POLE.width} ${POLE.height}`;
const poleSeen = keyframes({
  from: { backgroundSize: poleSize },
  to: { backgroundSize: poleSize },
});

export const typedTitle = {
  root: style({
    // Thirteen figures wide in its own font; in `ch` the lines would break elsewhere until that font is there.
    maxWidth: '8.7em',
    minHeight: '3.06em',
    fontSize: fontSize.display,
    fontWeight: weight.display,
    lineHeight: 1.02,
    letterSpacing: '-.035em',
  }),
  typing: style({}),
  caret: style({
    display: 'inline-block',
    width: POLE.width,
    height: POLE.height,
    marginInlineStart: POLE.gap,
    background: STRIPES,
    boxShadow: `0 0 0 ${border.hairline} ${color.poleEdge}`,
    forcedColorAdjust: 'none',
    verticalAlign: '-.06em',
  }),
};

// An element that the page has nowhere else: of `*` and of `span`, each rule here would be tried on hundreds.
const child = `${typedTitle.typing} > i`;
const typingChild = `${typedTitle.typing}[data-title="typing"] > i`;

// The pole walks with the last character typed, in room that each has behind it and gives back.
globalStyle(`${child}:not(:last-child)`, {
  marginInlineEnd: `calc(-1 * ${POLE_ROOM})`,
  paddingInlineEnd: POLE_ROOM,
  backgroundImage: STRIPES,
  backgroundPosition: 'right bottom .12em',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '0 0',
});
globalStyle(child, { fontStyle: 'normal' });
globalStyle(typingChild, {
  '@media': {
    [MOVING]: { animation: `${unseen} 1ms ${typedAt} step-end backwards` },
  },
});
globalStyle(`${typingChild}:not(:last-child)`, {
  '@media': {
    [MOVING]: {
      animation: `${unseen} 1ms ${typedAt} step-end backwards, ${poleSeen} ${CHARACTER_MS}ms ${typedAt}`,
    },
  },
});
for (let at = 1; at <= LONGEST_TITLE + 1; at += 1)
  globalStyle(`${child}:nth-child(${at})`, {
    vars: { [typedAt]: `${START_MS + CHARACTER_MS * Math.min(at, LONGEST_TITLE)}ms` },
  });
