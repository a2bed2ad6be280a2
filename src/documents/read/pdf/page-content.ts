import type { PDFPageProxy } from 'pdfjs-dist';
import { PDF_LIMITS } from '../limits.ts';
import type { ReadingGuard } from '../reading-guard.ts';
import { Refused } from '../reading-guard.ts';

type Operators = Awaited<ReturnType<PDFPageProxy['getOperatorList']>>;

/**
 * A page's operators. Forms that draw each other unfold without end, and pdf.js gathers what they unfold to
 * without a bound: the method by which it takes over each part is where they can be counted.
 */
export const readOperators = (page: PDFPageProxy, guard: ReadingGuard): Promise<Operators> => {
  const counted = page as unknown as {
    _renderPageChunk: (part: { length: number }, state: unknown) => void;
  };
  const takeOver = counted._renderPageChunk.bind(page);
  const operators = new Promise<Operators>((resolve, reject) => {
    let count = 0;
    counted._renderPageChunk = (part, state) => {
      count += part.length;
      try {
        guard.check();
        if (count > PDF_LIMITS.operators) throw new Refused('too_large');
        takeOver(part, state);
      } catch (error) {
        reject(error);
      }
    };
    page.getOperatorList().then(resolve, reject);
  });
  return guard.race(operators);
};

/** The strings of a page and the marks around them, as pdf.js gives them. */
export const readItems = async (page: PDFPageProxy, guard: ReadingGuard): Promise<unknown[]> => {
  const parts = page
    .streamTextContent({ includeMarkedContent: true, disableNormalization: true })
    .getReader();
  const items: unknown[] = [];
  for (;;) {
    const { value, done } = await guard.race(parts.read());
    if (done) return items;
    for (const item of (value as { items: unknown[] }).items) items.push(item);
    if (items.length > PDF_LIMITS.items) throw new Refused('too_large');
  }
};
