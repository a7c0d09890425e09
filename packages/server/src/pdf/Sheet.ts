import PdfFile from 'pdfkit';
import { compactPdf } from './compactPdf.ts';
import type { Faces } from './fonts.ts';
import type { TextStyle } from './theme.ts';

/** A node of the document's structure, which a screen reader follows. */
export type Tag = PDFKit.PDFStructureElement;

/** What a structure element may say of itself besides its children. */
interface TagFacts {
  readonly alt?: string;
  /** Of a header cell: what it heads. */
  readonly scope?: 'Column' | 'Row';
}

export interface SheetOptions {
  readonly title: string;
  readonly author: string;
  readonly createdAt: Date;
  readonly faces: Faces;
}

/**
 * A page to draw on. Everything drawn is either content of a tag or an artifact, which a screen reader
 * passes over; y runs downwards, in points.
 */
export class Sheet {
  readonly faces: Faces;
  readonly root: Tag;
  readonly #document: PDFKit.PDFDocument;
  readonly #finished: Promise<Uint8Array<ArrayBuffer>>;

  constructor({ title, author, createdAt, faces }: SheetOptions) {
    this.faces = faces;
    this.#document = new PdfFile({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: 'nl-BE',
      info: { Title: title, Author: author, CreationDate: createdAt },
      // None until one is registered: pdfkit would begin with Helvetica, which is not embedded.
      font: '',
    });
    for (const face of ['regular', 'bold'] as const) {
      this.#document.registerFont(face, pdfkitFont(faces, face));
    }
    this.#finished = collected(this.#document);
    this.root = this.#document.struct('Document');
    this.#document.addStructure(this.root);
  }

  addPage(): void {
    this.#document.addPage();
  }

  /** Goes back to a page that exists, from 0. */
  turnTo(page: number): void {
    this.#document.switchToPage(page);
  }

  get pageCount(): number {
    return this.#document.bufferedPageRange().count;
  }

  /** A new tag below another. */
  tag(parent: Tag, type: string, facts: TagFacts = {}): Tag {
    const element = this.#document.struct(type, facts);
    parent.add(element);
    return element;
  }

  /** Draws what belongs to a tag; the same tag may continue later, also on another page. */
  content(tag: Tag, draw: () => void): void {
    tag.add(draw);
  }

  /** A tag with one text in it. */
  tagged(parent: Tag, type: string, draw: () => void, facts: TagFacts = {}): void {
    this.content(this.tag(parent, type, facts), draw);
  }

  /** Draws decoration, or repeated content. */
  artifact(kind: 'Layout' | 'Pagination', draw: () => void): void {
    this.#document.markContent('Artifact', { type: kind });
    draw();
    this.#document.endMarkedContent();
  }

  /** The width of a text that {@link Sheet.write} would write. */
  widthOf(text: string, { face, size }: TextStyle): number {
    return this.faces[face].widthOf(this.faces[face].printable(text), size);
  }

  /** Writes one line, from `x` on, or up to it. */
  write(text: string, style: TextStyle, x: number, baseline: number, side: 'from' | 'to' = 'from') {
    const { face, size, colour } = style;
    const shown = this.faces[face].printable(text);
    if (shown === '') return;
    const left = side === 'from' ? x : x - this.faces[face].widthOf(shown, size);
    this.#document
      .font(face)
      .fontSize(size)
      .fillColor(colour)
      .text(shown, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
  }

  rule(from: number, to: number, y: number, colour: string, width = 0.6): void {
    this.#document.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(colour).stroke();
  }

  box(area: Area, colour: string, radius = 0): void {
    const { left, top, width, height } = area;
    this.#document.roundedRect(left, top, width, height, radius).fill(colour);
  }

  /** Dark squares of a grid, one path. */
  squares(grid: readonly (readonly boolean[])[], { left, top, width }: Area, colour: string): void {
    const side = width / grid.length;
    grid.forEach((row, y) => {
      for (const [start, end] of runsOf(row)) {
        this.#document.rect(left + start * side, top + y * side, (end - start) * side, side);
      }
    });
    this.#document.fill(colour);
  }

  /** Ends the document. */
  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    this.root.end();
    this.#document.end();
    return compactPdf(await this.#finished);
  }
}

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** pdfkit takes fonts that are open already; its published types lack that. */
function pdfkitFont(faces: Faces, face: keyof Faces): Buffer {
  return faces[face].font as unknown as Buffer;
}

/** All of a file, in Node as in a page, where pdfkit has events but no stream. */
async function collected(document: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  await new Promise((resolve, reject) => {
    document.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
    document.on('end', resolve);
    document.on('error', reject);
  });
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** The runs of true in a row: where each begins and ends. */
function runsOf(row: readonly boolean[]): [start: number, end: number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (!dark) return;
    if (last?.[1] === x) last[1] = x + 1;
    else runs.push([x, x + 1]);
  });
  return runs;
}
