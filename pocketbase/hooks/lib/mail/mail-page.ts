/**
 * A mail as a page: tables and attributes, which Outlook reads, and no picture. The colours are those of the two
 * palettes; programs that know no dark one show the light.
 */
import { escapeHtml } from '#/domain/content/escape-html.ts';

/** A quote is another's words: several paragraphs, set apart. */
export type Paragraph = string | { quote: readonly string[] };

export interface MailPage {
  language: 'fr' | 'en';
  title: string;
  paragraphs: readonly Paragraph[];
  /** A button, and its address in full below. */
  action?: { label: string; link: string; hint: string };
  closing: readonly string[];
  /** Small, under the letter: who writes, from where. */
  footer: readonly string[];
  /** The way out of mails of this kind. */
  stop?: { label: string; link: string };
}

export const mailPage = ({
  language,
  title,
  paragraphs,
  action,
  closing,
  footer,
  stop,
}: MailPage): string =>
  `<!doctype html>
<html lang="${language}-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${DARK}</style>
</head>
<body class="canvas" style="margin:0;padding:0;background-color:#F3F6F5">
${table('class="canvas" bgcolor="#F3F6F5"')}<tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
${table('class="card" bgcolor="#FFFFFF"', 'max-width:560px;table-layout:fixed;background-color:#FFFFFF;border-radius:12px')}
<tr><td class="ink" style="${LETTER}padding:28px 24px 12px">
<p class="mark" style="margin:0 0 20px;font-size:20px;font-weight:bold;color:#0A4E69">Jalon</p>
${paragraphs.map(paragraphOf).join('\n')}
${action ? buttonOf(action) : ''}
${closing.map(paragraphOf).join('\n')}
</td></tr></table>
${table('', 'max-width:560px;table-layout:fixed')}<tr><td class="muted" style="${SMALL}padding:16px 24px">
${footer.map(escapeHtml).join('<br>\n')}${stop ? `<br>\n<a class="link" href="${escapeHtml(stop.link)}" style="color:#0A4E69">${escapeHtml(stop.label)}</a>` : ''}
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;

const FONT = "font-family:'Segoe UI',Helvetica,Arial,sans-serif;";
const LETTER = `${FONT}font-size:16px;line-height:24px;color:#0F2027;overflow-wrap:anywhere;`;
const SMALL = `${FONT}font-size:14px;line-height:21px;color:#3B4F57;overflow-wrap:anywhere;`;

/** In a style sheet alone can a mail ask for the dark; there it must win over the attributes. */
const DARK = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.canvas{background-color:#0B1519!important}
.card{background-color:#121F25!important}
.ink{color:#E9F1F2!important}
.muted{color:#B7C6CB!important}
.mark,.link{color:#8ED0E7!important}
.button{background-color:#86CBE3!important}
.label{color:#05202B!important}
}`;

const table = (attributes: string, style = ''): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${attributes} style="${style}">`;

const paragraphOf = (paragraph: Paragraph): string =>
  typeof paragraph === 'string'
    ? `<p style="margin:0 0 16px">${escapeHtml(paragraph).replace(/\r?\n/g, '<br>\n')}</p>`
    : `<blockquote class="quote" style="margin:0 0 16px;padding:0 0 0 14px;border-left:3px solid #76888F">
${paragraph.quote.map(paragraphOf).join('\n')}
</blockquote>`;

/** The cell is the button for programs that give links no padding. */
const buttonOf = ({ label, link, hint }: NonNullable<MailPage['action']>): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0"><tr>
<td class="button" bgcolor="#0A4E69" align="center" style="border-radius:8px;background-color:#0A4E69">
<a class="label" href="${escapeHtml(link)}" style="display:inline-block;padding:13px 24px;${FONT}font-size:16px;line-height:22px;font-weight:bold;color:#FFFFFF;text-decoration:none">${escapeHtml(label)}</a>
</td></tr></table>
<p class="muted" style="margin:0 0 24px;${SMALL}">${escapeHtml(hint)}<br>
<a class="link" href="${escapeHtml(link)}" style="color:#0A4E69;word-break:break-all">${escapeHtml(link)}</a></p>`;
