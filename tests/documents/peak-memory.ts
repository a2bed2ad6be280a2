/**
 * Source text of `peakKilobytes()`, for what a command loads before it starts: the most memory its own process took. The
 * system's other figure begins with what the process that started it had.
 */
export const PEAK_KILOBYTES = `
  import { readFileSync } from 'node:fs';
  const peakKilobytes = () => {
    try {
      return Number(/VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]);
    } catch {
      return process.resourceUsage().maxRSS;
    }
  };
`;
