import type { PDFPageProxy } from 'pdfjs-dist';
import type { DrawnSurface, PdfDrawing } from './open-pdf.ts';

/** One page as a picture; `scale`: dots a point. */
export const drawPage = async (
  page: PDFPageProxy,
  drawing: PdfDrawing,
  scale: number,
): Promise<DrawnSurface> => {
  const viewport = page.getViewport({ scale });
  const surface = drawing.surface(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ ...surface.target, viewport, background: '#ffffff' } as never).promise;
  page.cleanup();
  return surface;
};
