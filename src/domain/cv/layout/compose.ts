/** An outline in a template's voice → rows of boxes, from top to bottom, before they are cut into pages. */
import type { CvOutline, OutlineItem, OutlineSection } from './outline.ts';
import type { Shape, StructureRole, TextBox } from './laid-out.ts';
import { PAGE } from './laid-out.ts';
import type { Preset } from './presets.ts';
import { centre, composeHead } from './compose-head.ts';
import { LINK_EDGE } from './text-links.ts';
import type { TemplateStyle, TextStyle } from './template-style.ts';
import type { StructureTag, Typesetter } from './typeset.ts';

/** One visual line. Boxes and shapes are placed from the row's top. */
export interface Row {
  /** Space above, dropped at the top of a page. */
  above: number;
  height: number;
  texts: TextBox[];
  shapes: Shape[];
  /** No page break after this row. */
  keepNext: boolean;
}

export interface Frame {
  left: number;
  width: number;
}

export class Composer {
  readonly set: Typesetter;
  readonly style: TemplateStyle;
  readonly preset: Preset;
  readonly frame: Frame;
  #block = 0;
  #list = 0;

  constructor(set: Typesetter, style: TemplateStyle, preset: Preset, widerBy = 1) {
    this.set = set;
    this.style = style;
    this.preset = preset;
    const left = preset.side ?? preset.margin * style.sideMargin;
    this.frame = { left, width: (PAGE.width - 2 * left) / widerBy };
  }

  compose(outline: CvOutline): Row[] {
    return [
      ...composeHead(this, outline),
      ...outline.sections.flatMap((section) => this.#section(section)),
    ];
  }

  tag = (role: StructureRole, list = 0): StructureTag => ({ role, list, block: ++this.#block });

  row = (style: TextStyle, above: number, texts: TextBox[]): Row => ({
    above,
    height: this.set.lineHeight(style),
    texts,
    shapes: [],
    keepNext: false,
  });

  /** Rows of one paragraph. The first two and the last two lines never part. */
  paragraph(
    text: string,
    style: TextStyle,
    role: StructureRole,
    above: number,
    labels: readonly string[] = [],
  ): Row[] {
    const tag = this.tag(role);
    const { lines, targets } = this.set.linkedLines(text, style, this.frame.width, labels);
    return this.#rows(
      lines.map((line) => ({ text: line.text, x: this.frame.left })),
      style,
      tag,
      above,
      role === 'P' ? targets : [],
    );
  }

  #section(section: OutlineSection): Row[] {
    this.#list += 1;
    const { gap } = this.preset;
    const items = section.items.map((item, index) => this.#item(item, index, section));
    const [first = []] = items;
    if (first.length === 1 && items.length > 1) keep(first);
    if (section.items.every(({ kind }) => kind === 'bullet')) keepLastTwo(items);
    return spaced(
      [...this.#heading(section.title), ...items.flat()],
      gap * (this.style.band ? 1.35 : 1.2) * (section.apart ?? 1),
    );
  }

  #heading(title: string): Row[] {
    const { heading, headingRule } = this.style;
    const rows = this.paragraph(title, heading, 'H2', 0);
    if (this.style.centredHeadings) for (const row of rows) centre(this, row);
    const last = rows.at(-1);
    if (last && headingRule) {
      last.shapes.push({
        x: this.frame.left,
        y: last.height + 1.6,
        width: this.frame.width,
        height: headingRule.thickness,
        ink: headingRule.ink,
      });
      last.height += 1.6 + headingRule.thickness;
    }
    return keep(rows);
  }

  #item(item: OutlineItem, index: number, section: OutlineSection): Row[] {
    const { gap } = this.preset;
    const lead = gap * 0.4;
    if (item.kind === 'paragraph')
      return this.paragraph(
        item.text,
        this.style.body,
        'P',
        index === 0 ? lead : gap * 0.3,
        item.labels,
      );
    if (item.kind === 'bullet')
      return this.#bullet(item.text, index === 0 ? lead : this.#bulletGap());
    const plain = section.items.every(
      (other) => other.kind !== 'entry' || other.bullets.length + other.notes.length === 0,
    );
    return this.#entry(item, index === 0 ? lead : gap * (plain ? 0.5 : 0.75));
  }

  #entry(entry: OutlineItem & { kind: 'entry' }, above: number): Row[] {
    this.#list += 1;
    const head = this.#entryHead(entry);
    const below = [
      ...entry.notes.map((note) =>
        this.paragraph(note, this.style.body, 'P', this.#bulletGap() * 0.5),
      ),
      ...entry.bullets.map((text) => this.#bullet(text, this.#bulletGap())),
    ];
    keepLastTwo(below);
    const body = below.flat();
    keep(body.length > 0 ? head : head.slice(0, -1));
    return spaced([...head, ...body], above);
  }

  /**
   * The dates stand on the title's last line, so that a long title reads to its end before them, and belong
   * to the same heading: the PDF writer joins them across the gap for programs that read by columns.
   */
  #entryHead({ title, organisation, dates }: OutlineItem & { kind: 'entry' }): Row[] {
    const { style, frame, set } = this;
    const [lead, rest] = title === '' ? [organisation, ''] : [title, organisation];
    const printedDates = set.printable(dates, style.organisation);
    const datesWidth = set.width(printedDates, style.organisation);
    const room = frame.width - (datesWidth === 0 ? 0 : datesWidth + this.preset.body * 1.5);
    const lines = set.lines(lead, style.title, room).map(({ text }) => ({ text, x: frame.left }));
    const last = lines.at(-1);
    // A space of its own keeps title and date apart in every extraction.
    if (last && datesWidth > 0) last.text += ' ';
    const heading = this.tag('H3');
    const rows = this.#rows(lines, style.title, heading, 0);
    const beside = style.organisationBeside && this.#beside(rows, rest, frame.left + room, heading);
    if (datesWidth > 0) {
      const x = frame.left + frame.width - datesWidth;
      const y = set.baseline(style.title);
      const boxes = set.boxes(printedDates, style.organisation, x, y, heading);
      const row = rows.at(-1);
      if (row) row.texts.push(...boxes);
      else rows.push(this.row(style.title, 0, boxes));
    }
    const below = rest === '' || beside ? [] : this.paragraph(rest, style.organisation, 'P', 0);
    return [...rows, ...below];
  }

  /** False where the title's line has no room for it. */
  #beside(rows: Row[], organisation: string, right: number, tag: StructureTag): boolean {
    const { organisation: style } = this.style;
    const last = rows.at(-1)?.texts.at(-1);
    if (organisation === '' || !last) return false;
    const bar = last.text.endsWith(' ') ? '| ' : ' | ';
    const text = this.set.printable(`${bar}${organisation} `, style);
    const x = last.x + last.width;
    if (x + this.set.width(text, style) > right) return false;
    rows.at(-1)?.texts.push(...this.set.boxes(text, style, x, last.y, tag));
    return true;
  }

  #bullet(text: string, above: number): Row[] {
    const { style, set, frame } = this;
    const indent = this.preset.body * 0.3;
    const hang = set.width(style.bullet, style.body);
    const { lines, targets } = set.linkedLines(text, style.body, frame.width - indent - hang);
    return this.#rows(
      lines.map((line, index) => ({
        text: index === 0 ? style.bullet + line.text : line.text,
        x: frame.left + indent + (index === 0 ? 0 : hang),
      })),
      style.body,
      this.tag('LI', this.#list),
      above,
      targets,
    );
  }

  #bulletGap = (): number => this.preset.gap * 0.16;

  #rows(
    lines: { text: string; x: number }[],
    style: TextStyle,
    tag: StructureTag,
    above: number,
    targets: readonly string[] = [],
  ): Row[] {
    const y = this.set.baseline(style);
    const boxes =
      targets.length === 0
        ? ({ text, x }: { text: string; x: number }) => this.set.boxes(text, style, x, y, tag)
        : this.#linkedBoxes(style, y, tag, targets);
    return lines.map((line, index) => ({
      ...this.row(style, index === 0 ? above : 0, boxes(line)),
      keepNext: index < lines.length - 1 && (index === 0 || index === lines.length - 2),
    }));
  }

  /** Boxes of one line after the other: a link may begin on one and end on the next. */
  #linkedBoxes(
    style: TextStyle,
    y: number,
    tag: StructureTag,
    targets: readonly string[],
  ): (line: { text: string; x: number }) => TextBox[] {
    let edges = 0;
    return ({ text, x }) => {
      const boxes: TextBox[] = [];
      for (const [part, words] of text.split(LINK_EDGE).entries()) {
        if (part > 0) edges += 1;
        const link = edges % 2 === 1 ? targets[(edges - 1) / 2] : undefined;
        const last = boxes.at(-1);
        const at = last ? last.x + last.width : x;
        boxes.push(...this.set.boxes(words, style, at, y, link ? { ...tag, link } : tag));
      }
      return boxes;
    };
  }
}

/** A last item never stands alone on a page. */
const keepLastTwo = (items: Row[][]): void => {
  keep((items.at(-2) ?? []).slice(-1));
};

const spaced = (rows: Row[], above: number): Row[] => {
  const [first] = rows;
  if (first) first.above = above;
  return rows;
};

const keep = (rows: Row[]): Row[] => {
  for (const row of rows) row.keepNext = true;
  return rows;
};
