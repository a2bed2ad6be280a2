/** Where pdf.js draws inside a worker, which has no page. */
import type { PdfDrawing } from '../pdf/open-pdf.ts';

interface Drawn {
  canvas: OffscreenCanvas | null;
  context: OffscreenCanvasRenderingContext2D | null;
}

class WorkerCanvases {
  create(width: number, height: number): Drawn {
    const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) };
  }

  reset({ canvas }: Drawn, width: number, height: number): void {
    if (canvas) [canvas.width, canvas.height] = [Math.max(1, width), Math.max(1, height)];
  }

  destroy(drawn: Drawn): void {
    if (drawn.canvas) [drawn.canvas.width, drawn.canvas.height] = [0, 0];
    [drawn.canvas, drawn.context] = [null, null];
  }
}

/** Soft masks and colour changes of pictures are left out: a scan has none. */
class NoFilters {
  addFilter = (): string => 'none';
  addHCMFilter = (): string => 'none';
  addAlphaFilter = (): string => 'none';
  addLuminosityFilter = (): string => 'none';
  addKnockoutFilter = (): string => 'none';
  addHighlightHCMFilter = (): string => 'none';
  destroy = (): void => undefined;
}

export const workerDrawing: PdfDrawing = {
  parts: { CanvasFactory: WorkerCanvases, FilterFactory: NoFilters },
  surface: (width, height) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    return {
      width,
      height,
      target: { canvas: null, canvasContext: context },
      pixels: () =>
        context?.getImageData(0, 0, width, height).data ??
        new Uint8ClampedArray(width * height * 4),
      picture: () => canvas.convertToBlob({ type: 'image/png' }),
    };
  },
};
