import { style } from '@vanilla-extract/css';
import { color } from '#/ui/theme/contract.css.ts';
import { border, fontSize, space } from '#/ui/theme/tokens.ts';

export const faq = {
  questions: style({
    marginBlockStart: space.px8,
    borderBlockEnd: `${border.hairline} solid ${color.line}`,
  }),
  question: style({
    borderBlockStart: `${border.hairline} solid ${color.line}`,
  }),
  permalink: style({
    display: 'inline-block',
    marginBlockStart: space.px10,
    paddingBlock: space.px4,
    fontSize: fontSize.micro,
  }),
};
