/** Where a marked piece of content stands in the tag tree. */
export interface TagPlace {
  /** The nearest role that means something to a reader (`H1`, `P`, `LI` …), '' when none does. */
  role: string;
  /** Equal for the pieces of one block; grows in the tree's order. */
  order: number;
}

interface TreeNode {
  role?: string;
  type?: string;
  id?: string;
  children?: TreeNode[];
}

/**
 * Marked-content id → place, numbering blocks from `first`; also the next free number.
 * `textIds` are the ids that mark text: borders and backgrounds are marked too, and are no evidence.
 */
export const placeTags = (
  tree: unknown,
  first: number,
  textIds: ReadonlySet<string>,
): { places: Map<string, TagPlace>; next: number } => {
  const places = new Map<string, TagPlace>();
  const childrenOf = ({ children = [] }: TreeNode): TreeNode[] =>
    children.filter(({ type, id = '' }) => type === undefined || textIds.has(id));
  /** Chromium wraps each stretch of text in a `NonStruct` leaf. */
  const isText = (node: TreeNode): boolean => {
    const children = childrenOf(node);
    return (
      /^(NonStruct|Private)$/.test(node.role ?? '') &&
      children.length > 0 &&
      children.every((child) => child.type !== undefined)
    );
  };
  const isBoxOfTexts = (node: TreeNode): boolean =>
    INLINE.test(node.role ?? '') ||
    (node.role === 'NonStruct' && childrenOf(node).every((child) => isText(child)));

  let next = first;
  // A list of work, not recursion: hostile trees nest deeper than a stack.
  const work: { node: TreeNode; role: string; block: number; isInline: boolean }[] = [
    { node: (tree ?? {}) as TreeNode, role: '', block: -1, isInline: false },
  ];
  for (let item = work.pop(); item; item = work.pop()) {
    const { node } = item;
    if (node.type === 'content' && node.id !== undefined) {
      places.set(node.id, { role: item.role, order: item.block < 0 ? next++ : item.block });
      continue;
    }
    const children = childrenOf(node);
    const isOwn = MEANINGFUL.test(node.role ?? '') && !isBoxOfList(node);
    const role = isOwn ? (node.role ?? '') : item.role;
    const block = item.isInline && item.block >= 0 ? item.block : next++;
    // Among texts a box of texts is a word in bold, say; among other boxes it is a paragraph.
    const isLine =
      children.some(isText) && children.every((child) => isBoxOfTexts(child) || isText(child));
    for (const child of children.toReversed())
      work.push({
        node: child,
        role,
        block,
        isInline: isLine || isText(child) || INLINE.test(child.role ?? ''),
      });
  }
  return { places, next };
};

/** An item without a mark, around a list: a box of a page's style, such as an entry, and no item to a reader. */
const isBoxOfList = ({ role, children = [] }: TreeNode): boolean =>
  role === 'LI' &&
  children.some((child) => child.role === 'L') &&
  !children.some((child) => child.role === 'Lbl');

const MEANINGFUL = /^(H[1-6]?|Title|P|LI|Lbl|LBody|TD|TH|Caption)$/;
const INLINE = /^(Span|Link|Em|Strong|Sub|Quote|Code|Reference|Annot|Ruby|Warichu)$/;
