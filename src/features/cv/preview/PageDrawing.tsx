import { PAGE, type LaidOutPage } from '#/domain/cv/layout/laid-out.ts';
import { previewPage } from '#/domain/cv/layout/preview.ts';
import { preview } from './preview.css.ts';

/** One page of the document as the PDF draws it: same boxes, same fonts. White paper in both themes. */
export function PageDrawing({ page, label }: { page: LaidOutPage; label?: string }) {
  const { shapes, texts } = previewPage(page);
  return (
    <svg
      viewBox={`0 0 ${PAGE.width} ${PAGE.height}`}
      className={preview.paper}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {shapes.map((shape) => (
        <rect key={`${shape.x} ${shape.y} ${shape.width}`} {...shape} />
      ))}
      {texts.map(({ text, link: _link, width: _width, ...box }) => (
        <text key={`${box.x} ${box.y}`} {...box}>
          {text}
        </text>
      ))}
    </svg>
  );
}
