/** The tool that was open last on this device: where the installed app starts again. */
import { TOOLS } from './tools.ts';

type Tool = (typeof TOOLS)[number]['to'];

const KEY = 'jalon-last-tool';
const HOME: Tool = '/dashboard';

/** A path without a language; the dashboard, which leads to all of them, is not noted. */
export const noteTool = (path: string): void => {
  const tool = toolAt(path);
  if (!tool || tool === HOME) return;
  try {
    localStorage.setItem(KEY, tool);
  } catch {
    // Storage is refused: the app starts on the dashboard.
  }
};

export const lastTool = (): Tool => {
  try {
    return toolAt(localStorage.getItem(KEY)) ?? HOME;
  } catch {
    return HOME;
  }
};

const toolAt = (path: string | null): Tool | undefined => TOOLS.find(({ to }) => to === path)?.to;
