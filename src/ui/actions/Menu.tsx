import {
  useId,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type ToggleEvent,
} from 'react';
import { createLink } from '@tanstack/react-router';
import { classNames } from '../class-names.ts';
import { Icon, type IconType } from '../layout/Icon.tsx';
import { menu } from './Menu.css.ts';

/** What the opening button must carry; spread it on a Button or an IconButton. */
export type MenuTrigger = {
  ref: RefObject<HTMLButtonElement | null>;
  popoverTarget: string;
  'aria-haspopup': 'menu';
};

/**
 * A menu button: arrows move, Home and End jump, Escape and a press outside close (native popover).
 * Children are `MenuItem` and `MenuLink`.
 */
export function Menu({
  label,
  renderTrigger,
  children,
}: {
  label: string;
  renderTrigger: (props: MenuTrigger) => ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const place = (event: ToggleEvent<HTMLDivElement>) => {
    const opening = event.newState === 'open';
    button.current?.setAttribute('aria-expanded', String(opening));
    if (!opening || !button.current || !list.current) return;
    placeUnder(button.current, list.current);
    // The browser focuses it as it opens: the next key, however fast, is the menu's.
    itemsOf(list.current)[0]?.setAttribute('autofocus', '');
  };
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Tab') list.current?.hidePopover();
    const items = itemsOf(list.current);
    const at = items.findIndex((item) => item === document.activeElement);
    const steps: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: items.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    items.at(next % items.length)?.focus();
  };

  return (
    <>
      {renderTrigger({ ref: button, popoverTarget: id, 'aria-haspopup': 'menu' })}
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={menu.list}
        onBeforeToggle={place}
        onKeyDown={move}
        onClick={() => list.current?.hidePopover()}
      >
        {children}
      </div>
    </>
  );
}

export function MenuItem({
  icon,
  danger,
  onSelect,
  lang,
  current,
  children,
}: {
  icon?: IconType;
  danger?: boolean;
  onSelect: () => void;
  lang?: string;
  /** One choice among the items, this one chosen. */
  current?: boolean;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      role={current === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={current}
      tabIndex={-1}
      lang={lang}
      className={classNames(menu.item, danger && menu.danger)}
      onClick={onSelect}
    >
      {icon && <Icon of={icon} />}
      {children}
    </button>
  );
}

function MenuAnchor({ icon, children, ...rest }: ComponentProps<'a'> & { icon?: IconType }) {
  return (
    <a {...rest} role="menuitem" tabIndex={-1} className={menu.item}>
      {icon && <Icon of={icon} />}
      {children}
    </a>
  );
}

/** An item that is a route of the app. */
export const MenuLink = createLink(MenuAnchor);

const itemsOf = (list: HTMLElement | null): HTMLElement[] =>
  list ? [...list.querySelectorAll<HTMLElement>('[role^="menuitem"]')] : [];

const GAP_PX = 4;

/** Under the button, or above it when there is no room below; on the edge of the button that is nearer the screen's. */
const placeUnder = (button: HTMLElement, list: HTMLElement): void => {
  const at = button.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const below = window.innerHeight - at.bottom;
  const upwards = below < window.innerHeight / 3 && at.top > below;
  list.style.top = upwards ? 'auto' : `${at.bottom + GAP_PX}px`;
  list.style.bottom = upwards ? `${window.innerHeight - at.top + GAP_PX}px` : 'auto';
  const nearLeft = at.left + at.width / 2 < width / 2;
  list.style.left = nearLeft ? `${at.left}px` : 'auto';
  list.style.right = nearLeft ? 'auto' : `${width - at.right}px`;
};
