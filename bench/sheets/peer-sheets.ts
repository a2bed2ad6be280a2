/**
 * Sheets like those that other programs make, of our own writing, from the measures that they publish: page margins, type
 * sizes, leading and places of dates. Their faces, or the nearest of ours.
 */
import type { CvContent } from '#/domain/cv/content.ts';
import { escapeHtml } from '#/domain/content/escape-html.ts';
import { outlineCv, type OutlineItem } from '#/domain/cv/layout/outline.ts';

interface PeerLook {
  font: 'sans' | 'serif';
  /** Points. */
  body: number;
  /** Of the body, line to line. */
  leading: number;
  /** Inches. */
  margin: number;
  css: string;
  /** Place and dates in a column of their own, or dates alone on the title's line. */
  aside: 'place and dates' | 'dates';
}

export const PEER_LOOKS = {
  'rendercv-like': {
    font: 'sans',
    body: 10,
    leading: 1.26,
    margin: 0.7,
    aside: 'place and dates',
    css: `h1{font-size:30pt;color:#004f90;text-align:center;line-height:1;margin-bottom:20pt}
      .contact{text-align:center;color:#004f90;margin-bottom:20pt}
      h2{font-size:14pt;color:#004f90;margin:14pt 0 8.5pt;display:flex;gap:6pt;align-items:center}
      h2::after{content:'';flex:1;border-top:.5pt solid #004f90}
      .entry+.entry{margin-top:12pt} .entry,.lines{padding:0 5.7pt}`,
  },
  'harvard-like': {
    font: 'serif',
    body: 10,
    leading: 1.27,
    margin: 0.5,
    aside: 'dates',
    css: `h1{font-size:25pt;text-align:center;line-height:1;margin-bottom:14pt}
      .contact{text-align:center;font-size:9pt;margin-bottom:14pt}
      h2{font-size:13pt;text-align:center;margin:14pt 0 5.7pt}
      .entry+.entry{margin-top:10pt} .entry,.lines{padding:0 5.7pt}`,
  },
  'reactive-resume-like': {
    font: 'serif',
    body: 10.5,
    leading: 1.5,
    margin: 0.5,
    aside: 'dates',
    css: `h1{font-size:21pt;line-height:1.2} .contact{margin:3pt 0 9pt}
      h2{font-size:13pt;color:#1d6b5a;border-bottom:.75pt solid #1d6b5a;margin:12pt 0 6pt}
      .entry+.entry{margin-top:7pt}`,
  },
} as const satisfies Record<string, PeerLook>;
export type PeerName = keyof typeof PEER_LOOKS;

/** A whole page of HTML; `fontUrl` gives the address of a face by its name. */
export function peerSheet(
  content: CvContent,
  { font, body, leading, margin, css, aside }: PeerLook,
  fontUrl: (key: string) => string,
): string {
  const { name, contact, sections } = outlineCv(content, { language: 'en', dateStyle: 'words' });
  const bold = font === 'sans' ? 'sans-700' : 'serif-600';
  const faces = [
    [`${font}-400`, 400],
    [bold, 700],
  ]
    .map(
      ([key, weight]) =>
        `@font-face{font-family:sheet;font-weight:${weight};src:url(${fontUrl(String(key))})}`,
    )
    .join('');
  const main = sections
    .map(({ title, items }) => `<h2>${escapeHtml(title)}</h2>${items.map(item(aside)).join('')}`)
    .join('');
  return `<!doctype html><meta charset="utf-8"><style>${faces}
    @page{size:letter;margin:${margin}in} *{margin:0;padding:0}
    body{font:${body}pt/${leading} sheet} ul{padding-left:13pt}
    .row{display:flex;justify-content:space-between;gap:12pt} .right{text-align:right;white-space:pre-line}
    .entry{break-inside:avoid} ${css}</style>
    <h1>${escapeHtml(name)}</h1>
    <p class="contact">${contact.map(({ text }) => escapeHtml(text)).join(' | ')}</p>${main}`;
}

const item =
  (aside: PeerLook['aside']) =>
  (part: OutlineItem): string => {
    if (part.kind === 'paragraph') return `<p class="lines">${escapeHtml(part.text)}</p>`;
    const list = (lines: readonly string[]): string =>
      `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;
    if (part.kind === 'bullet') return `<div class="lines">${list([part.text])}</div>`;
    const [company = '', ...place] = part.organisation.split(', ');
    const where = place.join(', ');
    const lead =
      aside === 'dates'
        ? `<b>${escapeHtml(company)}</b>, ${escapeHtml(part.title)}, ${escapeHtml(where)}`
        : `<b>${escapeHtml(company)}</b>, ${escapeHtml(part.title)}`;
    const right = aside === 'dates' ? part.dates : `${where}\n${part.dates}`;
    const below = list(part.bullets);
    return aside === 'dates'
      ? `<div class="entry"><div class="row"><span>${lead}</span><span class="right">${escapeHtml(right)}</span></div>${below}</div>`
      : `<div class="entry row"><div>${lead}${below}</div><div class="right" style="flex:0 0 4.15cm">${escapeHtml(right)}</div></div>`;
  };
