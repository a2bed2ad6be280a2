import { READ_LIMITS } from '#/domain/cv/source.ts';
import type { FlowBlock } from '#/domain/cv/source.ts';
import { PARSE_LIMITS } from './limits.ts';
import { Refused } from './reading-guard.ts';

/** The blocks of a file in document order, up to what a CV can hold; more of them are `too_large`. */
export class BlockList {
  readonly blocks: FlowBlock[] = [];
  #characters = 0;

  add(blocks: Iterable<FlowBlock>): void {
    for (const block of blocks) {
      this.#characters += block.text.length;
      if (this.blocks.length >= PARSE_LIMITS.blocks || this.#characters > READ_LIMITS.characters)
        throw new Refused('too_large');
      this.blocks.push(block);
    }
  }
}
