import { expect, test } from 'vitest';
import type { XmlNode } from '../xml.ts';
import { inReadingOrder, placeOf, type TextBox } from './box-order.ts';

const node = (
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  children: XmlNode[] = [],
): XmlNode => ({ name, attributes: new Map(Object.entries(attributes)), children, text: '' });

const position = (name: string, relativeFrom: string, offset: number): XmlNode =>
  node(name, { relativeFrom }, [node('wp:posOffset', {}, [{ ...node(''), text: String(offset) }])]);

const drawing = (left: number, top: number, width: number, from = 'column'): XmlNode =>
  node('w:drawing', {}, [
    node('wp:anchor', {}, [
      position('wp:positionH', from, left),
      position('wp:positionV', 'paragraph', top),
      node('wp:extent', { cx: String(width) }),
    ]),
  ]);

const box = (name: string, drawn: XmlNode): TextBox => {
  const place = placeOf(drawn);
  return { content: node(name), ...(place && { place }) };
};

const order = (boxes: readonly TextBox[]): string[] =>
  inReadingOrder(boxes).map(({ content }) => content.name);

const MADE = [
  box('tasks', drawing(3300, 4100, 3700)),
  box('studies', drawing(400, 3900, 2500)),
  box('Skills', drawing(3400, 6600, 1000)),
  box('Languages', drawing(900, 6800, 1500)),
  box('Education', drawing(900, 3500, 1500)),
  box('Experience', drawing(3400, 3500, 2000)),
  box('profile', drawing(400, 2100, 6800)),
  box('name', drawing(500, 0, 6600)),
];

test('boxes are read down each column, below those that stand over both', () => {
  expect(order(MADE)).toEqual([
    'name',
    'profile',
    'Education',
    'studies',
    'Languages',
    'Experience',
    'tasks',
    'Skills',
  ]);
});

test('in one column they are read from top to bottom', () => {
  expect(order(MADE.filter(({ place }) => (place?.left ?? 0) > 3000))).toEqual([
    'Experience',
    'tasks',
    'Skills',
  ]);
});

test('where one says nothing, or other measures, all stand as they were made', () => {
  const other = box('other', drawing(0, 0, 100, 'page'));
  expect(order([...MADE, other]).slice(0, 2)).toEqual(['tasks', 'studies']);
  const { content } = box('lost', drawing(0, 0, Number.NaN));
  expect(order([{ content }, ...MADE]).slice(0, 2)).toEqual(['lost', 'tasks']);
});
