/** A post's tree as HTML, for the page the server answers and for readers without JavaScript. */
import { escapeHtml } from './escape-html.ts';
import type { Block, Inline } from './markdown.ts';

/** `home`: what stands before our own addresses, `/en` on English pages and '' on French ones. */
export const markdownHtml = (blocks: readonly Block[], home: string): string =>
  blocks.map((block) => blockHtml(block, home)).join('\n');

const blockHtml = (block: Block, home: string): string => {
  const inline = (parts: readonly Inline[]): string => inlineHtml(parts, home);
  switch (block.kind) {
    case 'heading':
      return `<h${block.level} id="${block.id}">${inline(block.parts)}</h${block.level}>`;
    case 'paragraph':
      return `<p>${inline(block.parts)}</p>`;
    case 'quotation':
      return `<blockquote>${block.lines.map((line) => `<p>${inline(line)}</p>`).join('')}</blockquote>`;
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      return `<${tag}>${block.items.map((item) => `<li>${inline(item)}</li>`).join('')}</${tag}>`;
    }
  }
};

const inlineHtml = (parts: readonly Inline[], home: string): string =>
  parts.map((part) => partHtml(part, home)).join('');

const partHtml = (part: Inline, home: string): string => {
  switch (part.kind) {
    case 'text':
      return escapeHtml(part.text);
    case 'code':
      return `<code>${escapeHtml(part.text)}</code>`;
    case 'strong':
      return `<strong>${inlineHtml(part.parts, home)}</strong>`;
    case 'stressed':
      return `<em>${inlineHtml(part.parts, home)}</em>`;
    case 'foreign':
      return `<span lang="${part.language}">${inlineHtml(part.parts, home)}</span>`;
    case 'link': {
      const href = part.href.startsWith('/') ? home + part.href : part.href;
      return `<a href="${escapeHtml(href)}">${inlineHtml(part.parts, home)}</a>`;
    }
  }
};
