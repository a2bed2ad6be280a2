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

/** Marked-content id → place, numbering blocks from `first`; also the next free number. */
export const placeTags = (
  tree: unknown,
  first: number,
): { places: Map<string, TagPlace>; next: number } => {
  const places = new Map<string, TagPlace>();
  let next = first;
  // A list of work, not recursion: hostile trees nest deeper than a stack.
  const work: { node: TreeNode; role: string; block: number }[] = [
    { node: (tree ?? {}) as TreeNode, role: '', block: -1 },
  ];
  for (let item = work.pop(); item; item = work.pop()) {
    const { node } = item;
    if (node.type === 'content' && node.id !== undefined) {
      if (item.block < 0) item.block = next++;
      places.set(node.id, { role: item.role, order: item.block });
      continue;
    }
    const own = MEANINGFUL.test(node.role ?? '') ? (node.role ?? '') : item.role;
    const children = node.children ?? [];
    const block = isInline(node) && item.block >= 0 ? item.block : next++;
    for (const child of children.toReversed()) work.push({ node: child, role: own, block });
  }
  return { places, next };
};

const MEANINGFUL = /^(H[1-6]?|Title|P|LI|Lbl|LBody|TD|TH|Caption)$/;
const INLINE = /^(Span|Link|Em|Strong|Sub|Quote|Code|Reference|Annot|Ruby|Warichu)$/;

/** Chromium wraps each stretch of text in a `NonStruct` leaf: part of its block, not a block. */
const isInline = (node: TreeNode): boolean =>
  INLINE.test(node.role ?? '') ||
  (/^(NonStruct|Private)$/.test(node.role ?? '') &&
    (node.children ?? []).every((child) => child.type !== undefined));
