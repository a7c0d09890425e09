import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { StaticApp } from '../../http/ports.ts';
import { StartupError } from '../startupError.ts';
import { contentTypeOf, encodings, readStaticFile } from './staticFile.ts';
import type { Encoding, StaticFile } from './staticFile.ts';

/** Files in here carry a hash of their content in their name. */
const hashedFolder = '/assets/';

const year = 365 * 24 * 60 * 60;

/**
 * The built app, read into memory once: only files found at the start can ever be answered, whatever
 * a path says. Routes of the app get the HTML of their own, `/login` that of login.html, or else index.html; a
 * missing file is not a route.
 * @throws StartupError when the folder holds no index.html
 */
export async function openStaticApp(directory: string): Promise<StaticApp> {
  const files = await readFiles(directory);
  const index = files.get('/index.html');
  if (index === undefined) {
    throw new StartupError(
      `APP_DIR ${directory} holds no built app (no index.html): npm start builds it.`,
    );
  }
  return {
    respond(request) {
      const path = decodedPath(request.url);
      const page = isFilePath(path) ? undefined : (files.get(`${path}.html`) ?? index);
      const file = files.get(path) ?? page;
      return file && respondWith(file, path.startsWith(hashedFolder), request.headers);
    },
  };
}

async function readFiles(directory: string): Promise<Map<string, StaticFile>> {
  const files = new Map<string, StaticFile>();
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  for (const entry of entries) {
    const contentType = contentTypeOf(entry.name);
    if (!entry.isFile() || contentType === undefined) continue;
    const path = join(entry.parentPath, entry.name);
    const urlPath = `/${relative(directory, path).split(sep).join('/')}`;
    files.set(urlPath, await readStaticFile(path, contentType));
  }
  return files;
}

function decodedPath(url: string): string {
  const { pathname } = new URL(url);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function isFilePath(path: string): boolean {
  return path.startsWith(hashedFolder) || contentTypeOf(path) !== undefined;
}

function respondWith(file: StaticFile, hashed: boolean, asked: Headers): Response {
  const encoding = encodings.find(
    (candidate) => file.encoded.has(candidate) && accepts(asked.get('accept-encoding'), candidate),
  );
  const content = (encoding && file.encoded.get(encoding)) ?? file.content;
  const tag = `"${file.tag}${encoding ? `-${encoding}` : ''}"`;
  const headers = new Headers({
    'cache-control': hashed ? `public, max-age=${year}, immutable` : 'no-cache',
    etag: tag,
    vary: 'accept-encoding',
  });
  if (matches(asked.get('if-none-match'), tag)) return new Response(null, { status: 304, headers });
  headers.set('content-type', file.contentType);
  headers.set('content-length', String(content.length));
  if (encoding) headers.set('content-encoding', encoding);
  return new Response(content, { headers });
}

/** RFC 9110 §12.5.3, as far as browsers use it: names with an optional weight, 0 meaning never. */
function accepts(header: string | null, encoding: Encoding): boolean {
  return (header ?? '').split(',').some((item) => {
    const [name, ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

function matches(header: string | null, tag: string): boolean {
  return (header ?? '').split(',').some((candidate) => {
    const bare = candidate.trim().replace(/^W\//, '');
    return bare === tag || bare === '*';
  });
}
