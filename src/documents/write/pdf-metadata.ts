/**
 * The XMP packet that says a PDF follows PDF/UA-1 (ISO 14289-1 §5), with the title and language that it asks for.
 * jsPDF writes a packet of its own making, which holds neither.
 */
import type { jsPDF } from 'jspdf';

interface BuildSteps {
  events: { subscribe(event: string, listener: () => void): void };
  newObject(): number;
  write(...parts: (string | number)[]): void;
}

export interface Described {
  title: string;
  author: string;
  language: string;
  created: Date;
}

export function writeMetadata(doc: jsPDF, described: Described): void {
  // `internal` is declared without its build steps.
  const build = doc.internal as unknown as BuildSteps;
  let id = 0;
  build.events.subscribe('postPutResources', () => {
    const packet = packetOf(described);
    id = build.newObject();
    build.write(`<</Type /Metadata /Subtype /XML /Length ${packet.length}>>`);
    build.write('stream');
    build.write(packet);
    build.write('endstream');
    build.write('endobj');
  });
  build.events.subscribe('putCatalog', () => build.write(`/Metadata ${id} 0 R`));
}

/** All in ASCII, letters beyond it as references: a PDF counts bytes where a text counts letters. */
function packetOf({ title, author, language, created }: Described): string {
  const when = `${created.toISOString().slice(0, 19)}Z`;
  const spaces = Object.entries(SPACES).map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`);
  return [
    '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    `<rdf:Description rdf:about="" ${spaces.join(' ')}>`,
    '<pdfuaid:part>1</pdfuaid:part>',
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${ascii(title)}</rdf:li></rdf:Alt></dc:title>`,
    `<dc:creator><rdf:Seq><rdf:li>${ascii(author)}</rdf:li></rdf:Seq></dc:creator>`,
    `<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>`,
    `<xmp:CreateDate>${when}</xmp:CreateDate>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="r"?>',
  ].join('\n');
}

const SPACES = {
  pdfuaid: 'http://www.aiim.org/pdfua/ns/id/',
  dc: 'http://purl.org/dc/elements/1.1/',
  xmp: 'http://ns.adobe.com/xap/1.0/',
};

const ascii = (text: string): string =>
  [...text]
    .map((character) => {
      const code = character.codePointAt(0) ?? 0xfffd;
      return /[ -~]/.test(character) && !'<>&'.includes(character) ? character : `&#${code};`;
    })
    .join('');
