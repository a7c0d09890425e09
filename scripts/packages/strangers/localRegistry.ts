import { spawn } from 'node:child_process';
import { createReadStream, existsSync, globSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { root } from '../../root.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
}

/** One version of a package: a tarball of ours, or what stands in our node_modules. */
interface Offer {
  readonly manifest: Manifest;
  readonly tarball?: string;
  readonly folder?: string;
}

/** A registry of npm packages on a port of this machine. */
export interface LocalRegistry {
  readonly url: string;
  stop(): Promise<void>;
}

/** What an installed package can do without where it only has to run and to compile. */
const leftOut = ['node_modules', '*.map', '*.flow'];

/**
 * Offers our packed packages, and everything that stands in our own node_modules, to a real `npm install`,
 * so that strangers can be played without a network. What npm finds here it would find in the world.
 * @param tarballs Of our packages, each with its folder `package` beside it.
 */
export async function localRegistry(tarballs: readonly string[]): Promise<LocalRegistry> {
  const ours = tarballs.map((tarball): Offer => {
    const manifest = readManifest(path.join(path.dirname(tarball), 'package'));
    return { manifest, tarball };
  });
  const server = createServer((request, response) => answer(request, response, ours));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** `/name` is what versions there are, `/-/name/version` one of them. */
function answer(
  { url = '/', headers }: IncomingMessage,
  response: ServerResponse,
  ours: readonly Offer[],
): void {
  const { pathname } = new URL(url, 'http://localhost');
  const [, wanted = '', version] =
    /^\/-\/(.+)\/([^/]+)$/.exec(decodeURIComponent(pathname)) ??
    /^\/(.+)$/.exec(decodeURIComponent(pathname)) ??
    [];
  const own = ours.filter(({ manifest }) => manifest.name === wanted);
  const offers = own.length > 0 ? own : installed(wanted);
  const offer = offers.find(({ manifest }) => manifest.version === version);
  if (offer) return sendTarball(offer, response);
  if (version !== undefined || offers.length === 0) {
    response.writeHead(404).end('{}');
    return undefined;
  }
  const versions = offers.map(({ manifest }): [string, object] => {
    const tarball = `http://${headers.host}/-/${manifest.name}/${manifest.version}`;
    return [manifest.version, { ...manifest, dist: { tarball } }];
  });
  const latest = offers[0]?.manifest.version;
  const byVersion: Record<string, object> = Object.fromEntries(versions);
  const body = { name: wanted, 'dist-tags': { latest }, versions: byVersion };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  return undefined;
}

/** The versions of a package that are installed here; the one that everybody gets stands first. */
function installed(name: string): Offer[] {
  const deeper = globSync(
    [`node_modules/*/node_modules/${name}`, `node_modules/@*/*/node_modules/${name}`],
    { cwd: root },
  );
  const offers = [`node_modules/${name}`, ...deeper]
    .map((place) => path.join(root, place))
    .filter((folder) => existsSync(path.join(folder, 'package.json')))
    .map((folder): Offer => ({ manifest: readManifest(folder), folder }));
  return [
    ...new Map(offers.toReversed().map((offer) => [offer.manifest.version, offer])).values(),
  ].toReversed();
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}

function sendTarball({ tarball, folder = '' }: Offer, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/octet-stream' });
  if (tarball !== undefined) {
    createReadStream(tarball).pipe(response);
    return;
  }
  const without = leftOut.map((pattern) => `--exclude=${pattern}`);
  const args = [
    '-c',
    '-z',
    '-f',
    '-',
    ...without,
    '-C',
    path.dirname(folder),
    path.basename(folder),
  ];
  spawn('tar', args, { env: { ...process.env, GZIP: '-1' } }).stdout.pipe(response);
}
