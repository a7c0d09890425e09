import { inflateSync } from 'node:zlib';
import jsQR from 'jsqr';
import { getDocumentProxy } from 'unpdf';

/** A node of a PDF's structure, with the texts in it; the text of a node is that of all below it. */
export interface PdfNode {
  readonly role: string;
  readonly alt: string;
  readonly text: string;
  readonly children: readonly PdfNode[];
}

export interface ReadPdf {
  readonly title: string;
  readonly lang: string;
  readonly pageCount: number;
  /** The text of each page, artifacts included, line by line in drawing order. */
  readonly pages: readonly string[];
  /** What a screen reader follows, page by page. */
  readonly nodes: readonly PdfNode[];
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;
type Tree = Awaited<ReturnType<Page['getStructTree']>>;

/** Reads a PDF back with a reader that did not write it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = await document.getMetadata();
  const facts = info as { Title?: string; Language?: string };
  const pages: string[] = [];
  const nodes: PdfNode[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .filter((text) => text.trim() !== '')
        .join('\n'),
    );
    const tree = await page.getStructTree();
    nodes.push(nodeOf(tree, textsById(items)));
  }
  const pageCount = document.numPages;
  await document.loadingTask.destroy();
  return { title: facts.Title ?? '', lang: facts.Language ?? '', pageCount, pages, nodes };
}

type Item = Awaited<ReturnType<Page['getTextContent']>>['items'][number];

function textsById(items: readonly Item[]): Map<string, string> {
  const texts = new Map<string, string>();
  const add = (id: string, text: string) => {
    if (text.trim() !== '') texts.set(id, `${texts.get(id) ?? ''}${text}\n`);
  };
  const open: (string | undefined)[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast((known) => known !== undefined);
      if (id !== undefined) add(id, item.str);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push('id' in item && item.id ? item.id : undefined);
  }
  return texts;
}

function nodeOf(node: Tree, texts: ReadonlyMap<string, string>): PdfNode {
  const children: PdfNode[] = [];
  let text = '';
  for (const child of node.children) {
    if ('role' in child) {
      const inner = nodeOf(child, texts);
      children.push(inner);
      text += inner.text;
    } else if ('id' in child) text += texts.get(child.id) ?? '';
  }
  const alt = 'alt' in node && typeof node.alt === 'string' ? node.alt : '';
  return { role: node.role, alt, text, children };
}

/** All nodes of a role, in reading order. */
export function nodesOf(nodes: readonly PdfNode[], role: string): PdfNode[] {
  return nodes.flatMap((node) => [
    ...(node.role === role ? [node] : []),
    ...nodesOf(node.children, role),
  ]);
}

/**
 * The text of the code that is drawn in a PDF, as a camera would read it: its rectangles, which nothing
 * else in these documents is made of, painted and looked at; undefined when there is none.
 */
export function readDrawnCode(bytes: Uint8Array): string | undefined {
  const areas = drawnRectangles(bytes);
  if (areas.length === 0) return undefined;
  const left = Math.min(...areas.map(({ x }) => x));
  const top = Math.min(...areas.map(({ y }) => y));
  const width = Math.max(...areas.map((area) => area.x + area.width)) - left;
  const scale = 400 / width;
  const side = 500;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const area of areas) {
    const from = { x: (area.x - left) * scale + 50, y: (area.y - top) * scale + 50 };
    for (let y = from.y; y < from.y + area.height * scale; y += 1) {
      for (let x = from.x; x < from.x + area.width * scale; x += 1) {
        const at = (Math.round(y) * side + Math.round(x)) * 4;
        pixels.fill(0, at, at + 3);
      }
    }
  }
  return jsQR(pixels, side, side)?.data;
}

/** What is compressed in a PDF, unpacked: what its pages draw, its fonts, its tags and other objects. */
export function unpackedStreams(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes).toString('latin1');
  const streams = file.matchAll(/\/Filter \/FlateDecode\s>>\nstream\n([^]*?)\nendstream/g);
  return Array.from(streams, ([, packed = '']) =>
    inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'),
  );
}

function drawnRectangles(bytes: Uint8Array) {
  const number = '(-?[\\d.]+)';
  const rectangle = new RegExp(`${[number, number, number, number].join(' ')} re`, 'g');
  return unpackedStreams(bytes).flatMap((content) =>
    [...content.matchAll(rectangle)].map(([, x, y, width, height]) => ({
      x: Number(x),
      y: Number(y),
      width: Number(width),
      height: Number(height),
    })),
  );
}
