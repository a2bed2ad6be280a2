/** The tool that was open last on this device: where the installed app starts again. */
import { PAGE_PATHS, type PagePath } from '#/domain/content/pages.ts';

type Tool = Extract<PagePath, `/modules/${string}`>;

const KEY = 'jalon-last-tool';

/** `path`: without a language; of a page that is no tool nothing is noted. */
export const noteTool = (path: string): void => {
  const tool = toolAt(path);
  if (!tool) return;
  try {
    localStorage.setItem(KEY, tool);
  } catch {
    // Storage is refused: the app starts on the dashboard.
  }
};

export const lastTool = (): Tool | '/dashboard' => {
  try {
    return toolAt(localStorage.getItem(KEY)) ?? '/dashboard';
  } catch {
    return '/dashboard';
  }
};

const toolAt = (path: string | null): Tool | undefined =>
  PAGE_PATHS.filter((page): page is Tool => page.startsWith('/modules/')).find(
    (tool) => tool === path,
  );
