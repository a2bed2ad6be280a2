import { Link } from '@tanstack/react-router';
import { Note } from '#/ui/messages/Note.tsx';
import { inlinePieces, type Piece } from './inline.ts';
import { prose } from './Prose.css.ts';
import type { Block, Inline } from './prose-text.ts';

/** Running text in a comfortable measure. */
export function Prose({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={prose.root}>
      {blocks.map((block) => (
        <ProseBlock key={firstWords(block)} block={block} />
      ))}
    </div>
  );
}

function ProseBlock({ block }: { block: Block }) {
  if (typeof block === 'string')
    return (
      <p>
        <InlineText of={block} />
      </p>
    );
  if ('list' in block)
    return (
      <ul className={prose.list}>
        {block.list.map((item) => (
          <li key={item}>
            <InlineText of={item} />
          </li>
        ))}
      </ul>
    );
  if ('facts' in block)
    return (
      <dl className={prose.facts}>
        {block.facts.map(({ term, value }) => (
          <div key={term} className={prose.fact}>
            <dt className={prose.term}>
              <InlineText of={term} />
            </dt>
            <dd>
              <InlineText of={value} />
            </dd>
          </div>
        ))}
      </dl>
    );
  return (
    <Note title={block.note.title}>
      <InlineText of={block.note.words} />
    </Note>
  );
}

export function InlineText({ of: text }: { of: Inline }) {
  return inlinePieces(text).map((piece) => <InlinePiece key={piece.at} piece={piece} />);
}

function InlinePiece({ piece }: { piece: Piece }) {
  if (piece.kind === 'strong') return <strong>{piece.text}</strong>;
  if (piece.kind === 'code') return <code className={prose.code}>{piece.text}</code>;
  if (piece.kind !== 'link') return piece.text;
  if (!piece.href.startsWith('/')) return <a href={piece.href}>{piece.text}</a>;
  const [path = '/', hash] = piece.href.split('#');
  return (
    <Link to={path} {...(hash && { hash })}>
      {piece.text}
    </Link>
  );
}

const firstWords = (block: Block): string => {
  if (typeof block === 'string') return block;
  if ('list' in block) return block.list.join(' ');
  if ('facts' in block) return block.facts.map(({ term }) => term).join(' ');
  return block.note.title;
};
