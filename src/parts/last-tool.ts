/** The tool that was open last on this device: where the installed app starts again. */
import { PAGE_PATHS, type PagePath } from '#/domain/content/pages.ts';
import { LAST_TOOL_KEY } from '#/platform/traces.ts';

type Tool = Extract<PagePath, `/modules/${string}` | '/dashboard'>;

const FIRST_TOOL = '/modules/cv-converter';

/** `path`: without a language; of a page that is no tool nothing is noted. */
export const noteTool = (path: string): void => {
  const tool = toolAt(path);
  if (!tool) return;
  try {
    localStorage.setItem(LAST_TOOL_KEY, tool);
  } catch {
    // Storage is refused: the app starts with the first tool.
  }
};

export const lastTool = (): Tool => {
  try {
    return toolAt(localStorage.getItem(LAST_TOOL_KEY)) ?? FIRST_TOOL;
  } catch {
    return FIRST_TOOL;
  }
};

const toolAt = (path: string | null): Tool | undefined =>
  PAGE_PATHS.filter(
    (page): page is Tool => page.startsWith('/modules/') || page === '/dashboard',
  ).find((tool) => tool === path);
