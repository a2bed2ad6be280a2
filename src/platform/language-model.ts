/** The browser's own language model (Prompt API), where it is there already: nothing is ever downloaded for it. */

interface Terms {
  expectedInputs: { type: 'text'; languages: string[] }[];
  expectedOutputs: { type: 'text'; languages: string[] }[];
}

interface ModelSession {
  prompt: (text: string, options: { signal: AbortSignal }) => Promise<string>;
  destroy: () => void;
}

interface BrowserModel {
  availability: (terms: Terms) => Promise<string>;
  create: (
    terms: Terms & { initialPrompts: { role: 'system'; content: string }[]; signal: AbortSignal },
  ) => Promise<ModelSession>;
}

const browserModel = (): BrowserModel | undefined =>
  (globalThis as { LanguageModel?: BrowserModel }).LanguageModel;

const termsFor = (language: string): Terms => ({
  expectedInputs: [{ type: 'text', languages: [language] }],
  expectedOutputs: [{ type: 'text', languages: [language] }],
});

/** Whether it can write in this language now; one that would have to be downloaded first can't. */
export const browserWrites = async (language: string): Promise<boolean> => {
  try {
    return (await browserModel()?.availability(termsFor(language))) === 'available';
  } catch {
    return false;
  }
};

/** What it answers; rejects when it fails or the signal says so. */
export const askBrowserModel = async (
  language: string,
  { system, user }: { system: string; user: string },
  signal: AbortSignal,
): Promise<string> => {
  const model = browserModel();
  if (!model) throw new Error('This browser has no language model');
  const initialPrompts = [{ role: 'system' as const, content: system }];
  const session = await model.create({ ...termsFor(language), initialPrompts, signal });
  try {
    return await session.prompt(user, { signal });
  } finally {
    session.destroy();
  }
};
