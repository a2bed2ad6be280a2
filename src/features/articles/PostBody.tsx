import { Link } from '@tanstack/react-router';
import type { Block, Inline } from '#/domain/content/markdown.ts';
import { postBody as css } from './PostBody.css.ts';

/** A post's text, drawn from its tree: nothing of it is ever HTML. */
export function PostBody({ blocks, language }: { blocks: readonly Block[]; language: string }) {
  return (
    <div lang={language} className={css.root}>
      {placed(blocks).map(({ value: block, place }) => (
        <PostBlock key={place} block={block} />
      ))}
    </div>
  );
}

function PostBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return (
        <Heading id={block.id} className={block.level === 2 ? css.heading : css.subheading}>
          <Words of={block.parts} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Words of={block.parts} />
        </p>
      );
    case 'quotation':
      return (
        <blockquote className={css.quotation}>
          {placed(block.lines).map(({ value: line, place }) => (
            <p key={place}>
              <Words of={line} />
            </p>
          ))}
        </blockquote>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={block.ordered ? css.numbered : css.list}>
          {placed(block.items).map(({ value: item, place }) => (
            <li key={place}>
              <Words of={item} />
            </li>
          ))}
        </List>
      );
    }
  }
}

function Words({ of: parts }: { of: readonly Inline[] }) {
  return placed(parts).map(({ value: part, place }) => <Word key={place} part={part} />);
}

function Word({ part }: { part: Inline }) {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'code':
      return <code>{part.text}</code>;
    case 'strong':
      return (
        <strong>
          <Words of={part.parts} />
        </strong>
      );
    case 'stressed':
      return (
        <em className={css.stressed}>
          <Words of={part.parts} />
        </em>
      );
    case 'foreign':
      return (
        <span lang={part.language}>
          <Words of={part.parts} />
        </span>
      );
    case 'link':
      return <WordLink href={part.href} words={part.parts} />;
  }
}

function WordLink({ href, words }: { href: string; words: readonly Inline[] }) {
  if (!href.startsWith('/'))
    return (
      <a href={href} className={css.outside}>
        <Words of={words} />
      </a>
    );
  const [path = '/', hash] = href.split('#');
  return (
    <Link to={path} {...(hash && { hash })}>
      <Words of={words} />
    </Link>
  );
}

/** A text's parts never change their order: where each stands names it. */
const placed = <T,>(values: readonly T[]): { value: T; place: number }[] =>
  values.map((value, place) => ({ value, place }));
