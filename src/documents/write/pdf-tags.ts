/**
 * Tagging for jsPDF, which has no API for it: marked content while drawing, then the structure tree,
 * the parent tree and link annotations as objects of their own, through jsPDF's build events.
 * Follows ISO 32000-1 §14.7 (logical structure) and §14.8 (tagged PDF).
 */
import type { jsPDF } from 'jspdf';
import type { StructureRole, TextBox } from '#/domain/cv/layout/laid-out.ts';
import { safeLink } from './safe-link.ts';

/** The parts of jsPDF's `internal` used here; its type declarations leave them out. */
interface BuildSteps {
  events: { subscribe(event: string, listener: (payload: { pageNumber: number }) => void): void };
  newObjectDeferred(): number;
  newObjectDeferredBegin(id: number, output: boolean): void;
  write(...parts: (string | number)[]): void;
  out(text: string): void;
  getPageInfo(page: number): { objId: number };
}

interface Kid {
  page: number;
  mcid: number;
  link?: LinkBox;
}

interface LinkBox {
  target: string;
  /** PDF user space: lower left, upper right. */
  rect: [number, number, number, number];
  annotation: number;
  /** Key in the parent tree. */
  key: number;
}

interface Element {
  role: StructureRole;
  block: number;
  list: number;
  kids: Kid[];
}

interface Node {
  id: number;
  dictionary: string;
}

export class PdfTags {
  readonly #doc: jsPDF;
  readonly #build: BuildSteps;
  readonly #pageHeight: number;
  readonly #elements: Element[] = [];
  readonly #counts: number[] = [];

  constructor(doc: jsPDF, pageHeight: number) {
    this.#doc = doc;
    // `internal` is declared without its build steps.
    this.#build = doc.internal as unknown as BuildSteps;
    this.#pageHeight = pageHeight;
    this.#listen();
  }

  /** Draws inside an artifact: decoration, which readers skip. */
  artifact(draw: () => void, kind: 'Layout' | 'Pagination' = 'Layout'): void {
    this.#build.write(`/Artifact <</Type /${kind}>> BDC`);
    draw();
    this.#build.write('EMC');
  }

  /**
   * Draws boxes of one element and one line as one piece of content. `page` counts from 1.
   * Across a wide gap, or with marks lifted over their letters, the piece says its text whole: programs that look for
   * columns and baselines would else read a date set flush right after everything on its left.
   */
  line(boxes: TextBox[], page: number, draw: (box: TextBox) => void): void {
    const [box] = boxes;
    if (!box) return;
    const mcid = this.#counts[page] ?? 0;
    this.#counts[page] = mcid + 1;
    const kid: Kid = { page, mcid };
    if (box.link !== undefined) kid.link = this.#link(box, box.link);
    let element = this.#elements.at(-1);
    if (element?.block !== box.block) {
      element = this.#elements.find(({ block }) => block === box.block);
      if (!element) {
        element = { role: box.role, block: box.block, list: box.list, kids: [] };
        this.#elements.push(element);
      }
    }
    element.kids.push(kid);
    const whole = needsWords(boxes) ? ` /ActualText ${hexText(spelledOut(boxes))}` : '';
    this.#build.write(`/${box.link === undefined ? 'Span' : 'Link'} <</MCID ${mcid}${whole}>> BDC`);
    for (const each of boxes) draw(each);
    this.#build.write('EMC');
  }

  #link(box: TextBox, target: string): LinkBox {
    const bottom = this.#pageHeight - box.y - box.size * 0.25;
    return {
      target,
      rect: [box.x, bottom, box.x + box.width, bottom + box.size * 1.15],
      annotation: 0,
      key: 0,
    };
  }

  #listen(): void {
    const { events } = this.#build;
    let root = 0;
    let links: { page: number; link: LinkBox }[] = [];
    events.subscribe('buildDocument', () => {
      root = 0;
      links = this.#elements.flatMap(({ kids }) =>
        kids.flatMap(({ page, link }) => (link ? [{ page, link }] : [])),
      );
    });
    events.subscribe('putPage', ({ pageNumber }) => {
      if (pageNumber === 1) this.#numberLinks(links);
      const own = links.filter(({ page }) => page === pageNumber);
      this.#build.out(`/StructParents ${pageNumber - 1} /Tabs /S`);
      if (own.length > 0)
        this.#build.out(`/Annots [${own.map(({ link }) => ref(link.annotation)).join(' ')}]`);
    });
    events.subscribe('postPutResources', () => {
      root = this.#writeTree(links);
    });
    events.subscribe('putCatalog', () => {
      this.#build.out(`/MarkInfo <</Marked true>> /StructTreeRoot ${ref(root)}`);
    });
  }

  /** Page keys come first in the parent tree, links after them. */
  #numberLinks(links: { link: LinkBox }[]): void {
    const pages = this.#doc.getNumberOfPages();
    for (const [index, { link }] of links.entries()) {
      link.annotation = this.#build.newObjectDeferred();
      link.key = pages + index;
    }
  }

  #writeTree(links: { page: number; link: LinkBox }[]): number {
    const id = () => this.#build.newObjectDeferred();
    const root = id();
    const document = id();
    const nodes: Node[] = [];
    /** Parent tree: page → element of each marked content, link key → its element. */
    const parents: number[][] = [];
    const linkParents: number[] = [];
    const top: number[] = [];
    let list = { number: 0, id: 0, items: [] as number[] };
    const closeList = () => {
      if (list.id > 0)
        nodes.push({ id: list.id, dictionary: structure('L', document, list.items.map(ref)) });
      list = { number: 0, id: 0, items: [] };
    };
    const contentOf = (element: Element, owner: number): string[] =>
      element.kids.map(({ page, mcid, link }) => {
        const content = `<</Type /MCR /Pg ${this.#page(page)} /MCID ${mcid}>>`;
        const holder = link ? id() : owner;
        (parents[page - 1] ??= [])[mcid] = holder;
        if (!link) return content;
        linkParents.push(holder);
        const object = `<</Type /OBJR /Pg ${this.#page(page)} /Obj ${ref(link.annotation)}>>`;
        nodes.push({ id: holder, dictionary: structure('Link', owner, [content, object]) });
        return ref(holder);
      });
    let level = 0;
    for (const element of this.#elements) {
      if (element.role !== 'LI') {
        closeList();
        const own = id();
        // Levels go down one by one: a letter's subject follows its name without a section between them.
        const isHeading = element.role.startsWith('H');
        if (isHeading) level = Math.min(Number(element.role.slice(1)), level + 1);
        const role = isHeading ? `H${level}` : element.role;
        nodes.push({ id: own, dictionary: structure(role, document, contentOf(element, own)) });
        top.push(own);
        continue;
      }
      if (list.number !== element.list) {
        closeList();
        list = { number: element.list, id: id(), items: [] };
        top.push(list.id);
      }
      const item = id();
      const body = id();
      nodes.push(
        { id: item, dictionary: structure('LI', list.id, [ref(body)]) },
        { id: body, dictionary: structure('LBody', item, contentOf(element, body)) },
      );
      list.items.push(item);
    }
    closeList();
    nodes.push({ id: document, dictionary: structure('Document', root, top.map(ref)) });
    const pageNumbers = parents.map((owners, page) => `${page} [${owners.map(ref).join(' ')}]`);
    const linkNumbers = links.map(
      ({ link }, index) => `${link.key} ${ref(linkParents[index] ?? 0)}`,
    );
    nodes.push({
      id: root,
      dictionary: `/Type /StructTreeRoot /K ${ref(document)} /ParentTreeNextKey ${
        this.#doc.getNumberOfPages() + links.length
      } /ParentTree <</Nums [${[...pageNumbers, ...linkNumbers].join(' ')}]>>`,
    });
    for (const { page, link } of links)
      nodes.push({ id: link.annotation, dictionary: this.#annotation(link, page) });
    for (const node of nodes) this.#put(node);
    return root;
  }

  #annotation(link: LinkBox, page: number): string {
    const rect = link.rect.map((value) => value.toFixed(2)).join(' ');
    const label = hexText(link.target.replace(/^(?:mailto:|tel:|https?:\/\/)/, ''));
    return `/Type /Annot /Subtype /Link /F 4 /Border [0 0 0] /Rect [${rect}] /P ${this.#page(page)} /StructParent ${link.key} /Contents ${label} /A <</Type /Action /S /URI /URI (${escapeLiteral(safeLink(link.target))})>>`;
  }

  #page = (page: number): string => ref(this.#build.getPageInfo(page).objId);

  #put({ id, dictionary }: Node): void {
    this.#build.newObjectDeferredBegin(id, true);
    this.#build.out(`<<${dictionary}>>`);
    this.#build.out('endobj');
  }
}

/** Points; word spaces are far below. */
const GAP = 8;

const isGap = (box: TextBox, next: TextBox | undefined): boolean =>
  next !== undefined && next.x - (box.x + box.width) > GAP;

const needsWords = (boxes: TextBox[]): boolean =>
  boxes.some((box, index) => isGap(box, boxes[index + 1]) || /\p{M}/u.test(box.text));

/** A run of spaces stands for a gap, as in texts set with a typewriter. */
const spelledOut = (boxes: TextBox[]): string =>
  boxes
    .map((box, index) => (isGap(box, boxes[index + 1]) ? `${box.text.trimEnd()}    ` : box.text))
    .join('')
    .trimEnd();

const ref = (id: number): string => `${id} 0 R`;

const structure = (role: string, parent: number, kids: string[]): string =>
  `/Type /StructElem /S /${role} /P ${ref(parent)} /K [${kids.join(' ')}]`;

/** UTF-16BE with its mark, as PDF text strings want beyond ASCII. */
const hexText = (text: string): string =>
  `<FEFF${Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).padStart(4, '0'),
  ).join('')}>`;

const escapeLiteral = (text: string): string => text.replace(/[\\()]/g, (sign) => `\\${sign}`);
