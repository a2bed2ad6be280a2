import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { plainText, type Block, type Heading } from '#/domain/content/markdown.ts';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { postContents as css } from './PostContents.css.ts';

/** The parts of a post: folded above the text on phones, in view beside it elsewhere. */
export function PostContents({ blocks, language }: { blocks: readonly Block[]; language: string }) {
  const { t } = useLingui();
  const headings = blocks.filter(isPart);
  if (headings.length < 3) return null;
  return (
    <nav aria-label={t`Dans cet article`} className={css.root}>
      <div className={css.folded}>
        <Disclosure summary={<Trans>Dans cet article</Trans>}>
          <Parts headings={headings} language={language} />
        </Disclosure>
      </div>
      <div className={css.beside}>
        <p className={css.title}>
          <Trans>Dans cet article</Trans>
        </p>
        <Parts headings={headings} language={language} />
      </div>
    </nav>
  );
}

function Parts({ headings, language }: { headings: readonly Heading[]; language: string }) {
  return (
    <ol lang={language}>
      {headings.map(({ id, parts }) => (
        <li key={id}>
          <Link to="." hash={id} className={css.link} activeProps={{}}>
            {plainText(parts)}
          </Link>
        </li>
      ))}
    </ol>
  );
}

const isPart = (block: Block): block is Heading => block.kind === 'heading' && block.level === 2;
