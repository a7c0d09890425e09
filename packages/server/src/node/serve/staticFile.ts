import { createHash } from 'node:crypto';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The kinds of file an app consists of, by extension; anything else is not served. */
const contentTypes = new Map([
  ['html', 'text/html; charset=utf-8'],
  ['js', 'text/javascript; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['json', 'application/json'],
  ['svg', 'image/svg+xml'],
  ['txt', 'text/plain; charset=utf-8'],
  ['webmanifest', 'application/manifest+json'],
  ['wasm', 'application/wasm'],
  ['ico', 'image/x-icon'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['woff2', 'font/woff2'],
]);

/** Formats that carry their own compression. */
const packedExtensions = new Set(['png', 'jpg', 'webp', 'woff2']);

/** Below this size a compressed answer saves no packet. */
const smallestToCompress = 1024;

/** In the order the server prefers them. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

const siblingExtension: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

const compress: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

type Bytes = Uint8Array<ArrayBuffer>;

/** A file of the app in memory, with its compressed forms. */
export interface StaticFile {
  readonly contentType: string;
  /** Hash of the content, without quotes. */
  readonly tag: string;
  readonly content: Bytes;
  readonly encoded: ReadonlyMap<Encoding, Bytes>;
}

/** The content type of a path by its extension; undefined for what is not served. */
export function contentTypeOf(path: string): string | undefined {
  return contentTypes.get(extensionOf(path));
}

function extensionOf(path: string): string {
  return /\.([a-z0-9]+)$/.exec(path)?.[1] ?? '';
}

/** Reads a file, and its compressed siblings; makes the siblings when they are missing or older. */
export async function readStaticFile(path: string, contentType: string): Promise<StaticFile> {
  const content = await readFile(path);
  const encoded = new Map<Encoding, Bytes>();
  if (content.length >= smallestToCompress && !packedExtensions.has(extensionOf(path))) {
    for (const encoding of encodings) {
      encoded.set(encoding, exactly(await compressedSibling(path, content, encoding)));
    }
  }
  const tag = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  return { contentType, tag, content: exactly(content), encoded };
}

function exactly(buffer: Buffer): Bytes {
  return new Uint8Array(buffer);
}

async function compressedSibling(
  path: string,
  content: Buffer,
  encoding: Encoding,
): Promise<Buffer> {
  const sibling = path + siblingExtension[encoding];
  if (await isAtLeastAsNew(sibling, path)) return readFile(sibling);
  const compressed = await compress[encoding](content);
  await keep(sibling, compressed);
  return compressed;
}

async function isAtLeastAsNew(sibling: string, path: string): Promise<boolean> {
  const [kept, original] = await Promise.all([stat(sibling).catch(() => undefined), stat(path)]);
  return kept !== undefined && kept.mtimeMs >= original.mtimeMs;
}

/** Written under another name first, so that a second process never reads a partial file. */
async function keep(sibling: string, compressed: Buffer): Promise<void> {
  const unfinished = `${sibling}.${process.pid}`;
  try {
    await writeFile(unfinished, compressed);
    await rename(unfinished, sibling);
  } catch (error) {
    if (!isReadOnlyFolder(error)) throw error;
  }
}

/** A read-only installation compresses again at every start; nothing else depends on the siblings. */
function isReadOnlyFolder(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code;
  return code === 'EACCES' || code === 'EPERM' || code === 'EROFS';
}
