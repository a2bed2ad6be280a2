import { style, type StyleRule } from '@vanilla-extract/css';
import { uiLayer } from './layers.css.ts';

type LayeredRule = Omit<StyleRule, '@layer'>;

/** A component's style inside the `ui` layer: a class given by a feature overrides it without a fight. */
export const uiStyle = (rule: LayeredRule, debugId?: string): string =>
  style({ '@layer': { [uiLayer]: rule } }, debugId);

export const uiStyles = <Name extends string>(
  rules: Record<Name, LayeredRule>,
): Record<Name, string> =>
  Object.fromEntries(
    Object.entries<LayeredRule>(rules).map(([name, rule]) => [name, uiStyle(rule, name)]),
  ) as Record<Name, string>;
