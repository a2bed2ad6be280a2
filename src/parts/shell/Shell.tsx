import { useRouterState } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { CONTENT_ID, SkipLink } from '#/ui/layout/SkipLink.tsx';
import { Toaster } from '#/ui/messages/Toaster.tsx';
import { isInsideTools } from '../tools.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { MenuPanel } from './MenuPanel.tsx';
import { PageAnnouncer } from './PageAnnouncer.tsx';
import { shell } from './Shell.css.ts';
import { TabBar, ToolRow } from './ToolNav.tsx';

/** Everything around a page. */
export function Shell({ children }: { children: ReactNode }) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const [menuOpen, setMenuOpen] = useState(false);
  const [menuPath, setMenuPath] = useState(path);
  if (menuPath !== path) {
    setMenuPath(path);
    setMenuOpen(false);
  }
  // Every element of the page is styled again: in the frame after the menu's.
  const covered = useDeferredValue(menuOpen);
  const insideTools = isInsideTools(path);

  useEffect(() => {
    if (!menuOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setMenuOpen(false);
      document.querySelector<HTMLElement>('[aria-controls="menu"]')?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [menuOpen]);

  return (
    <div className={insideTools ? `${shell.root} ${shell.withTabBar}` : shell.root}>
      <SkipLink />
      <Header
        insideTools={insideTools}
        menuOpen={menuOpen}
        onToggleMenu={() => setMenuOpen((open) => !open)}
      />
      {menuOpen && <MenuPanel onClose={() => setMenuOpen(false)} />}
      <div inert={covered} className={shell.page}>
        {insideTools && <ToolRow />}
        <main id={CONTENT_ID} tabIndex={-1} className={shell.main}>
          {children}
        </main>
        <Footer insideTools={insideTools} />
        {insideTools && <TabBar />}
      </div>
      <PageAnnouncer />
      <Toaster />
    </div>
  );
}
