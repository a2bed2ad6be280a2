import { expect, test } from 'vitest';
import { placeTags } from './tag-tree.ts';

const text = (id: string) => ({ role: 'NonStruct', children: [{ type: 'content', id }] });
const marked = (id: string) => ({
  role: 'LI',
  children: [{ role: 'Lbl', children: [{ type: 'content', id: `${id}-mark` }] }, text(id)],
});
const rolesOf = (tree: unknown, ids: readonly string[]) => {
  const { places } = placeTags(tree, 0, new Set(ids));
  return ids.map((id) => places.get(id)?.role);
};

test('an item without a mark around a list is a box, and no item; its list has some', () => {
  const entry = {
    role: 'LI',
    children: [text('title'), text('employer'), { role: 'L', children: [marked('task')] }],
  };
  const tree = { role: 'Root', children: [{ role: 'L', children: [entry] }] };
  expect(rolesOf(tree, ['title', 'employer', 'task'])).toEqual(['', '', 'LI']);
});

test('an item with a mark around a list stays one, as an item without a mark does', () => {
  const list = { role: 'L', children: [marked('inner')] };
  const outer = { role: 'LI', children: [{ role: 'Lbl' }, text('outer'), list] };
  const tree = {
    role: 'L',
    children: [outer, { role: 'LI', children: [text('plain')] }],
  };
  expect(rolesOf(tree, ['outer', 'inner', 'plain'])).toEqual(['LI', 'LI', 'LI']);
});
