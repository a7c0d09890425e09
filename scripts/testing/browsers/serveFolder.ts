import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { listenInPage } from './listenInPage.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.jpeg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** A folder of files on a port of this machine. */
export interface ServedFolder {
  /** 'http://127.0.0.1:12345' */
  origin: string;
  stop(): Promise<void>;
}

/**
 * Serves a folder; every page keeps its complaints from its first line on.
 * @param below the path under which it is served: '/storybook'
 */
export async function serveFolder(folder: string, below = ''): Promise<ServedFolder> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const place = decodeURIComponent(pathname);
    const inFolder = place.endsWith('/') ? `${place}index.html` : place;
    const file = path.join(folder, path.normalize(inFolder.slice(below.length)));
    if (pathname === '/blank') {
      response.writeHead(200, { 'content-type': types['.html'] }).end('<!doctype html>');
      return;
    }
    // Browsers ask for it unasked.
    if (pathname === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    if (!place.startsWith(`${below}/`) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' });
    if (type === types['.html']) {
      const ears = `<head><script>(${listenInPage.toString()})()</script>`;
      response.end(readFileSync(file, 'utf8').replace('<head>', () => ears));
    } else {
      createReadStream(file).pipe(response);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
