/**
 * A file of pdfkit with its small objects in one compressed object stream, and a cross-reference stream
 * (ISO 32000-1, 7.5.7 and 7.5.8). Tags are thousands of them: pdfkit writes each as it is.
 */
export async function compactPdf(file: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const { offsets, tableAt, trailer } = crossReferencesOf(file);
  const objectStream = offsets.length + 1;
  const size = offsets.length + 3;
  const entries = new Entries(size);
  entries.set(0, 0, 0, 65_535);

  const inOrder = offsets
    .map((offset, index) => ({ id: index + 1, offset }))
    .toSorted((one, other) => one.offset - other.offset);
  const written: Uint8Array<ArrayBuffer>[] = [file.subarray(0, inOrder[0]?.offset)];
  let length = written[0]?.length ?? 0;
  const write = (id: number, bytes: Uint8Array<ArrayBuffer>) => {
    entries.set(id, 1, length, 0);
    written.push(bytes);
    length += bytes.length;
  };

  const packed: { id: number; body: Uint8Array<ArrayBuffer> }[] = [];
  for (const [index, { id, offset }] of inOrder.entries()) {
    const whole = file.subarray(offset, inOrder[index + 1]?.offset ?? tableAt);
    const body = whole.subarray(`${id} 0 obj\n`.length, whole.length - 'endobj\n'.length);
    if (endsWith(body, 'endstream\n')) {
      write(id, whole);
    } else {
      entries.set(id, 2, objectStream, packed.length);
      packed.push({ id, body });
    }
  }

  let at = 0;
  const directory = packed.map(({ id, body }) => {
    const entry = `${id} ${at}`;
    at += body.length;
    return entry;
  });
  const head = ascii(`${directory.join(' ')}\n`);
  const objects = [head, ...packed.map(({ body }) => body)];
  const facts = `/Type /ObjStm /N ${packed.length} /First ${head.length}`;
  write(objectStream, await streamObject(objectStream, facts, objects));

  const crossReferences = objectStream + 1;
  const startsAt = length;
  entries.set(crossReferences, 1, startsAt, 0);
  const kept = trailer.replace(/\/Size \d+/, `/Type /XRef /Size ${size} /W [1 4 4]`);
  write(crossReferences, await streamObject(crossReferences, kept, [entries.bytes]));
  written.push(ascii(`startxref\n${startsAt}\n%%EOF\n`));
  return joined(written);
}

/** What each object of a file is found by: its kind, and two numbers. */
class Entries {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly #view: DataView;

  constructor(size: number) {
    this.bytes = new Uint8Array(size * 9);
    this.#view = new DataView(this.bytes.buffer);
  }

  set(id: number, kind: 0 | 1 | 2, first: number, second: number): void {
    this.#view.setUint8(id * 9, kind);
    this.#view.setUint32(id * 9 + 1, first);
    this.#view.setUint32(id * 9 + 5, second);
  }
}

/** Where the objects 1, 2, … of a file begin, where the table of them does, and the inside of its trailer. */
function crossReferencesOf(file: Uint8Array) {
  const read = (from: number, to?: number) => new TextDecoder().decode(file.subarray(from, to));
  const [, startsAt = ''] = /startxref\n(\d+)\n%%EOF\n$/.exec(read(file.length - 40)) ?? [];
  const tableAt = Number(startsAt);
  const [, rows = '', trailer = ''] =
    /^xref\n0 \d+\n([^t]*)trailer\n<<\n([^]*?)\n>>\nstartxref/.exec(read(tableAt)) ?? [];
  const offsets = [...rows.matchAll(/(\d{10}) 00000 n /g)].map(([, offset]) => Number(offset));
  return { offsets, tableAt, trailer };
}

async function streamObject(
  id: number,
  facts: string,
  content: readonly Uint8Array<ArrayBuffer>[],
): Promise<Uint8Array<ArrayBuffer>> {
  const deflated = new Blob([...content]).stream().pipeThrough(new CompressionStream('deflate'));
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer());
  const begin = `${id} 0 obj\n<< ${facts} /Length ${bytes.length} /Filter /FlateDecode >>\nstream\n`;
  return joined([ascii(begin), bytes, ascii('\nendstream\nendobj\n')]);
}

function ascii(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function endsWith(bytes: Uint8Array, end: string): boolean {
  const from = bytes.length - end.length;
  return from >= 0 && new TextDecoder().decode(bytes.subarray(from)) === end;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
