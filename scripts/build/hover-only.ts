/**
 * What a pointer above an element changes is for devices that have one: on a touch screen it would stay after the
 * finger has gone. Each such rule is put, where it stands, in a media query, so that no style can forget it.
 */
import type { CSSOptions } from 'vite';

type PostCss = Exclude<NonNullable<CSSOptions['postcss']>, string>;

const QUERY = '(hover: hover)';
const isHover = (selector: string): boolean => selector.includes(':hover');

export const hoverOnly: PostCss = {
  plugins: [
    {
      postcssPlugin: 'hover-only',
      Rule(rule, { AtRule }) {
        const { selectors, parent } = rule;
        if (!selectors.some(isHover)) return;
        if (parent?.type === 'atrule' && (parent as { params?: string }).params === QUERY) return;
        const others = selectors.filter((selector) => !isHover(selector));
        if (others.length > 0) rule.cloneBefore({ selectors: others });
        const query = new AtRule({ name: 'media', params: QUERY });
        query.append(rule.clone({ selectors: selectors.filter(isHover) }));
        rule.replaceWith(query);
      },
    },
  ],
};
