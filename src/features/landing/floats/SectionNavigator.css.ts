import { style } from '@vanilla-extract/css';
import { color, shadow } from '#/ui/theme/contract.css.ts';
import {
  border,
  fontSize,
  layerIndex,
  media,
  motion,
  radius,
  space,
  target,
  weight,
} from '#/ui/theme/tokens.ts';

const pole = `linear-gradient(180deg, ${color.signal} 0 33.3%, ${color.poleWhite} 33.3% 66.6%, ${color.signal} 66.6%)`;

const link = style({
  display: 'flex',
  alignItems: 'center',
  position: 'relative',
  justifyContent: 'center',
  width: target.min,
  height: target.min,
  color: color.ink,
  fontSize: fontSize.micro,
  fontWeight: weight.label,
  textDecoration: 'none',
});

const band = style({
  width: space.px10,
  height: space.px40,
  border: `${border.control} solid ${color.lineStrong}`,
  borderRadius: radius.mark,
  background: color.canvas,
  selectors: {
    [`${link}[aria-current] &`]: {
      background: pole,
      borderColor: color.poleEdge,
      forcedColorAdjust: 'none',
    },
  },
});

export const navigator = {
  link,
  band,
  passed: style({ background: color.lineStrong }),
  root: style({
    display: 'none',
    position: 'fixed',
    // In the margin beside the columns.
    insetInlineEnd: 0,
    insetBlockStart: '50%',
    translate: '0 -50%',
    zIndex: layerIndex.float,
    justifyItems: 'end',
    '@media': { [media.rail]: { display: 'grid' }, [media.print]: { display: 'none' } },
  }),
  label: style({
    position: 'absolute',
    insetInlineEnd: '100%',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    padding: `${space.px4} ${space.px8}`,
    borderRadius: radius.chip,
    background: color.surfaceRaised,
    boxShadow: `${shadow.low}, 0 0 0 ${border.hairline} ${color.line}`,
    opacity: 0,
    transition: `opacity ${motion.fast} ${motion.ease}`,
    selectors: { [`${link}:hover &, ${link}:focus-visible &`]: { opacity: 1 } },
  }),
  top: style({
    display: 'grid',
    placeItems: 'center',
    width: target.min,
    height: target.min,
    marginBlockStart: space.px8,
    background: color.surfaceRaised,
    border: `${border.hairline} solid ${color.line}`,
    borderRadius: radius.control,
    color: color.inkMuted,
  }),
};
