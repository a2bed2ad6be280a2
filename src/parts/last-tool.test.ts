import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastTool, noteTool } from './last-tool.ts';

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the installed app starts on the tool used last, else on the first', () => {
  expect(lastTool()).toBe('/modules/cv-converter');
  noteTool('/modules/training');
  for (const path of ['/about', '/profile', '/modules', '/elsewhere']) noteTool(path);
  expect(lastTool()).toBe('/modules/training');
  noteTool('/dashboard');
  expect(lastTool()).toBe('/dashboard');
});

test('what is stored is no address until it is a tool’s', () => {
  localStorage.setItem('jalon-last-tool', 'https://elsewhere.example');
  expect(lastTool()).toBe('/modules/cv-converter');
});

test('where storage is refused, it starts on the first tool', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => noteTool('/modules/cv-converter')).not.toThrow();
  expect(lastTool()).toBe('/modules/cv-converter');
});
