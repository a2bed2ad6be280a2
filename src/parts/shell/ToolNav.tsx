import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Icon } from '#/ui/layout/Icon.tsx';
import { page } from '#/ui/layout/layout.css.ts';
import { TOOLS } from '../tools.ts';
import { toolNav } from './ToolNav.css.ts';

/** From 768 px: the five places of the tools under the header. */
export function ToolRow() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Outils`} className={toolNav.row}>
      <div className={`${page.wrap} ${toolNav.rowLine}`}>
        {TOOLS.map(({ to, icon, name }) => (
          <Link key={to} to={to} className={toolNav.rowLink}>
            <Icon of={icon} />
            {t(name)}
          </Link>
        ))}
      </div>
    </nav>
  );
}

/** Below 768 px: the same five at the thumb's height. */
export function TabBar() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Outils`} className={toolNav.bar}>
      {TOOLS.map(({ to, icon, short }) => (
        <Link key={to} to={to} className={toolNav.barLink}>
          <Icon of={icon} size="large" />
          {t(short)}
        </Link>
      ))}
    </nav>
  );
}
