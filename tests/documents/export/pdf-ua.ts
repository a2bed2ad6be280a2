/**
 * What a program can check of PDF/UA-1 (ISO 14289-1; the numbers are its clauses), by the failure conditions of the
 * Matterhorn Protocol 1.1 that are said to be for machines: those about what our files hold or could come to hold.
 */
import { fontProblems } from './pdf-ua-fonts.ts';
import {
  isDict,
  isRef,
  isString,
  operationsOf,
  type PdfDict,
  type PdfFile,
  type PdfValue,
} from './pdf-objects.ts';

/** The failures found, each with its clause. */
export function uaProblems(file: PdfFile): string[] {
  const check = new Check(file);
  check.all();
  return [...new Set(check.problems)];
}

/** ISO 32000-1 §14.8.4: those of the standard's roles that stand for themselves. */
const ROLES = new Set(
  (
    '/Document /Part /Art /Sect /Div /BlockQuote /Caption /TOC /TOCI /Index /NonStruct /Private /P /H /H1 /H2 /H3 /H4 ' +
    '/H5 /H6 /L /LI /Lbl /LBody /Table /TR /TH /TD /THead /TBody /TFoot /Span /Quote /Note /Reference /BibEntry /Code ' +
    '/Link /Annot /Figure /Formula /Form'
  ).split(' '),
);

/** Who may stand right inside whom, where the standard says so. */
const CHILDREN: Record<string, RegExp> = {
  '/L': /^\/(?:LI|L|Caption)$/,
  '/LI': /^\/(?:Lbl|LBody)$/,
  '/Table': /^\/(?:TR|THead|TBody|TFoot|Caption)$/,
  '/THead': /^\/TR$/,
  '/TBody': /^\/TR$/,
  '/TFoot': /^\/TR$/,
  '/TR': /^\/(?:TH|TD)$/,
};
const PARENTS: Record<string, RegExp> = {
  '/LI': /^\/L$/,
  '/Lbl': /^\/LI$/,
  '/LBody': /^\/LI$/,
  '/TR': /^\/(?:Table|THead|TBody|TFoot)$/,
  '/TH': /^\/TR$/,
  '/TD': /^\/TR$/,
};

class Check {
  readonly problems: string[] = [];
  readonly #file: PdfFile;
  readonly #catalog: PdfDict;
  readonly #pages: { id: number; page: PdfDict }[];
  /** `page mcid` or `object`, as elements claim them → the element's object. */
  readonly #claimed = new Map<string, number>();
  readonly #headings: string[] = [];

  constructor(file: PdfFile) {
    this.#file = file;
    this.#catalog = this.#dict(file.trailer['/Root']);
    this.#pages = this.#pagesUnder(this.#catalog['/Pages']);
  }

  all(): void {
    this.#document();
    this.#tree();
    this.#headingLevels();
    for (const page of this.#pages) this.#page(page.id, page.page);
    this.problems.push(
      ...fontProblems(
        this.#file,
        this.#pages.map(({ page }) => page),
      ),
    );
  }

  #is = (holds: boolean, problem: string): void => {
    if (!holds) this.problems.push(problem);
  };

  #document(): void {
    const catalog = this.#catalog;
    const { header, trailer, streams } = this.#file;
    this.#is(/^%PDF-1\.[0-7]\n%[\x80-\xFF]{4}/.test(header), '6.1: the header');
    const metadata = isRef(catalog['/Metadata'])
      ? streams.get(catalog['/Metadata'].ref)
      : undefined;
    const packet = metadata?.data.toString('utf8') ?? '';
    this.#is(metadata?.dict['/Subtype'] === '/XML', '7.1: no metadata');
    this.#is(/<pdfuaid:part>1<\/pdfuaid:part>/.test(packet), '5: does not say that it is PDF/UA-1');
    const title =
      /<dc:title><rdf:Alt><rdf:li xml:lang="x-default">([^<]+)</.exec(packet)?.[1] ?? '';
    this.#is(title.trim() !== '', '7.1: no title');
    this.#is(
      this.#dict(catalog['/ViewerPreferences'])['/DisplayDocTitle'] === true,
      '7.1: the title is not shown',
    );
    const marks = this.#dict(catalog['/MarkInfo']);
    this.#is(marks['/Marked'] === true && marks['/Suspects'] !== true, '7.1: not marked');
    this.#is(/^[a-z]{2}-[A-Z]{2}$/.test(this.#text(catalog['/Lang'])), '7.2: no language');
    this.#is(catalog['/OCProperties'] === undefined, '7.10: optional content');
    this.#is(this.#dict(catalog['/Names'])['/EmbeddedFiles'] === undefined, '7.11: files inside');
    this.#is(catalog['/AcroForm'] === undefined, '7.15: a form');
    this.#is(trailer['/Encrypt'] === undefined, '7.16: encrypted');
  }

  #tree(): void {
    const root = this.#dict(this.#catalog['/StructTreeRoot']);
    this.#is(root['/Type'] === '/StructTreeRoot', '7.1: no tree');
    const rootId = isRef(this.#catalog['/StructTreeRoot'])
      ? this.#catalog['/StructTreeRoot'].ref
      : 0;
    for (const kid of kidsOf(root)) if (isRef(kid)) this.#element(kid.ref, rootId, '');
    const parents = this.#parentTree(root);
    for (const [claim, owner] of this.#claimed) {
      const [key = '', at = ''] = claim.split(' ');
      const holder = parents.get(key);
      const found = Array.isArray(holder) ? holder[Number(at)] : holder;
      this.#is(isRef(found) && found.ref === owner, `7.1: the parent tree has not ${claim}`);
    }
  }

  /** By keys as numbers in text: `StructParents` of pages, `StructParent` of annotations. */
  #parentTree(root: PdfDict): Map<string, PdfValue> {
    const { '/Nums': numbers } = this.#dict(root['/ParentTree']);
    const tree = new Map<string, PdfValue>();
    if (!Array.isArray(numbers)) return tree;
    for (let at = 0; at < numbers.length; at += 2) {
      const owner = numbers[at + 1] ?? null;
      const owners = this.#resolved(owner);
      tree.set(String(numbers[at]), Array.isArray(owners) ? owners : owner);
    }
    return tree;
  }

  #element(id: number, parent: number, parentRole: string): void {
    const element = this.#dict({ ref: id });
    const role = String(element['/S']);
    this.#is(element['/Type'] === '/StructElem', `7.1: ${id} is no element`);
    this.#is(isRef(element['/P']) && element['/P'].ref === parent, `7.1: parent of ${role}`);
    this.#is(ROLES.has(role), `7.1: the role ${role}`);
    this.#is(PARENTS[role]?.test(parentRole) ?? true, `7.2: ${role} in ${parentRole}`);
    this.#is(CHILDREN[parentRole]?.test(role) ?? true, `7.2: ${parentRole} holds ${role}`);
    const says = this.#text(element['/Alt']) + this.#text(element['/ActualText']);
    if (role === '/Figure') this.#is(says !== '', '7.3: a figure without words');
    if (role === '/Note') this.#is(element['/ID'] !== undefined, '7.9: a note without a name');
    if (/^\/H\d?$/.test(role)) this.#headings.push(role);
    const kids = kidsOf(element);
    this.#is(kids.length > 0, `7.1: ${role} is empty`);
    for (const kid of kids) {
      if (isRef(kid)) this.#element(kid.ref, id, role);
      else if (isDict(kid)) this.#claim(kid, id, role);
      else this.#is(false, `7.1: ${role} holds content of no page`);
    }
  }

  #claim(kid: PdfDict, owner: number, role: string): void {
    const object = kid['/Obj'];
    if (isRef(object)) {
      const annotation = this.#dict(object);
      this.#claimed.set(String(annotation['/StructParent']), owner);
      const isLink = annotation['/Subtype'] === '/Link';
      this.#is(role === (isLink ? '/Link' : '/Annot'), '7.18: an annotation in another element');
      return;
    }
    const pageRef = kid['/Pg'];
    const page = isRef(pageRef) ? this.#dict(pageRef) : {};
    const claim = `${String(page['/StructParents'])} ${String(kid['/MCID'])}`;
    this.#is(!this.#claimed.has(claim), `7.1: two elements hold ${claim}`);
    this.#claimed.set(claim, owner);
  }

  /** 7.4.2: from the first on, down by one level at a time; one way of naming them. */
  #headingLevels(): void {
    let last = 0;
    this.#is(!this.#headings.includes('/H'), '7.4: headings without a level');
    for (const heading of this.#headings) {
      const level = Number(heading.slice(2));
      this.#is(level <= last + 1, `7.4: H${level} after H${last}`);
      last = level;
    }
  }

  #page(id: number, page: PdfDict): void {
    const drawn = this.#drawn(page);
    for (const mcid of drawn) {
      const claim = `${String(page['/StructParents'])} ${mcid}`;
      this.#is(this.#claimed.has(claim), `7.1: content ${claim} is in no element`);
    }
    const annotations = this.#resolved(page['/Annots'] ?? []);
    if (!Array.isArray(annotations)) return;
    if (annotations.length > 0) this.#is(page['/Tabs'] === '/S', '7.18.3: the order of tabs');
    for (const each of annotations) {
      const annotation = this.#dict(each);
      const key = String(annotation['/StructParent']);
      this.#is(this.#claimed.has(key), '7.18.1: an annotation in no element');
      this.#is(annotation['/Subtype'] !== '/TrapNet', '7.18.2: a trap net');
      this.#is(this.#text(annotation['/Contents']) !== '', '7.18.5: a link without words');
      this.#is(isRef(annotation['/P']) && annotation['/P'].ref === id, '7.18: of another page');
    }
  }

  /** The numbered contents of a page; all that draws stands in one of them or in an artifact, never in both. */
  #drawn(page: PdfDict): number[] {
    const contents: number[] = [];
    const open: ('artifact' | 'content' | 'other')[] = [];
    const stream = isRef(page['/Contents'])
      ? this.#file.streams.get(page['/Contents'].ref)
      : undefined;
    for (const { operator, operands } of operationsOf(stream?.data ?? Buffer.alloc(0))) {
      const isInside = open.includes('artifact') || open.includes('content');
      if (operator === 'BDC' || operator === 'BMC') {
        const properties = isDict(operands[1]) ? operands[1] : {};
        const mcid = properties['/MCID'];
        const kind =
          operands[0] === '/Artifact' ? 'artifact' : typeof mcid === 'number' ? 'content' : 'other';
        if (kind !== 'other') this.#is(!isInside, '7.1: content in content');
        if (typeof mcid === 'number') contents.push(mcid);
        open.push(kind);
      } else if (operator === 'EMC') this.#is(open.pop() !== undefined, '7.1: an end too many');
      else if (/^(?:Tj|TJ|'|"|[fF]\*?|[sSbB]\*?|sh|Do)$/.test(operator))
        this.#is(isInside, `7.1: ${operator} outside of content and artifacts`);
    }
    this.#is(open.length === 0, '7.1: content without an end');
    return contents;
  }

  #pagesUnder(value: PdfValue | undefined): { id: number; page: PdfDict }[] {
    const node = this.#dict(value);
    if (node['/Type'] === '/Page') return [{ id: isRef(value) ? value.ref : 0, page: node }];
    return kidsOf({ '/K': node['/Kids'] ?? [] }).flatMap((kid) => this.#pagesUnder(kid));
  }

  #resolved = (value: PdfValue): PdfValue =>
    isRef(value) ? (this.#file.objects.get(value.ref) ?? null) : value;

  #dict(value: PdfValue | undefined): PdfDict {
    const found = this.#resolved(value ?? null);
    return isDict(found) ? found : {};
  }

  #text = (value: PdfValue | undefined): string =>
    isString(value) ? value.bytes.toString('latin1').replace(/^þÿ|\0/g, '') : '';
}

const kidsOf = (node: PdfDict): PdfValue[] => {
  const kids = node['/K'];
  return Array.isArray(kids) ? kids : kids === undefined ? [] : [kids];
};
