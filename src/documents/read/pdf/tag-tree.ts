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
  const work: { node: TreeNode; role: string; block: number; isInline: boolean }[] = [
    { node: (tree ?? {}) as TreeNode, role: '', block: -1, isInline: false },
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
    const block = item.isInline && item.block >= 0 ? item.block : next++;
    const besideText = children.some(isText);
    for (const child of children.toReversed())
      work.push({ node: child, role: own, block, isInline: isInline(child, besideText) });
  }
  return { places, next };
};

const MEANINGFUL = /^(H[1-6]?|Title|P|LI|Lbl|LBody|TD|TH|Caption)$/;
const INLINE = /^(Span|Link|Em|Strong|Sub|Quote|Code|Reference|Annot|Ruby|Warichu)$/;

/** Chromium wraps each stretch of text in a `NonStruct` leaf; a box of texts beside one is inline too. */
const isInline = (node: TreeNode, besideText: boolean): boolean =>
  INLINE.test(node.role ?? '') ||
  isText(node) ||
  (besideText &&
    node.role === 'NonStruct' &&
    (node.children ?? []).every((child) => isText(child) || INLINE.test(child.role ?? '')));

const isText = ({ role, children = [] }: TreeNode): boolean =>
  /^(NonStruct|Private)$/.test(role ?? '') &&
  children.length > 0 &&
  children.every((child) => child.type !== undefined);
