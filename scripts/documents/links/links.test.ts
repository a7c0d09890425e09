import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../root.ts';
import { anchorsIn, codeIn, type Link, linksIn } from './linksIn.ts';

const documents = globSync(
  ['*.md', '.changeset/*.md', '{.github,.storybook,app,bench,docs,packages,scripts}/**/*.{md,mdx}'],
  { cwd: root, exclude: ['**/{node_modules,dist}/**'] },
)
  .toSorted()
  .map((file) => ({ file, text: read(file) }));

/** The value of `?path=`: Storybook's own index, of its stories and documentation pages. */
let ids: Set<string>;
beforeAll(async () => {
  const { entries } = await buildIndex({ configDir: path.join(root, '.storybook') });
  ids = new Set(Object.values(entries).map(({ id, type }) => `/${type}/${id}`));
});

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** What is wrong with a link in a document; undefined when nothing is. */
function faultOf(file: string, { target, text, isPicture }: Link): string | undefined {
  if (text.trim() === '') return isPicture ? 'has no description' : 'has no text';
  if (target.startsWith('?path=')) return faultOfStory(target);
  if (/^[a-z]+:/.test(target)) return faultOfAddress(target);
  const [place = '', anchor] = target.split('#');
  const found = path.join(
    root,
    place === '' ? file : path.join(path.dirname(file), decodeURI(place)),
  );
  if (path.relative(root, found).startsWith('..')) return 'leads out of the repository';
  if (!existsSync(found)) return 'leads nowhere';
  if (isPicture && !statSync(found).isFile()) return 'is no picture';
  if (anchor === undefined) return undefined;
  return anchorsIn(readFileSync(found, 'utf8')).has(anchor) ? undefined : 'names no heading there';
}

function faultOfStory(target: string): string | undefined {
  const id = target.slice('?path='.length).replace(/[#&].*/, '');
  return ids.has(id) ? undefined : 'is no story';
}

/** External addresses are only checked for their syntax: the tests use no network. */
function faultOfAddress(target: string): string | undefined {
  const { protocol, hostname } = URL.parse(target) ?? {};
  if (protocol === 'mailto:') return undefined;
  if (hostname === undefined || hostname === '') return 'is no address';
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1';
  return protocol === 'https:' || (protocol === 'http:' && isHere) ? undefined : 'is not https';
}

test('every link leads somewhere, and every picture has a description', () => {
  const faults = documents.flatMap(({ file, text }) =>
    linksIn(text).flatMap((link) => {
      const fault = faultOf(file, link);
      return fault === undefined ? [] : [`${file}:${link.line}: ${link.target} ${fault}`];
    }),
  );
  expect(faults).toEqual([]);
});

test.each(['docs', 'docs/contributing', 'docs/handleiding'])(
  'the README of %s leads to every page beside it',
  (folder) => {
    const places = linksIn(read(`${folder}/README.md`)).map(({ target }) => target.split('#')[0]);
    const pages = documents
      .map(({ file }) => file)
      .filter((file) => path.dirname(file) === folder && !file.endsWith('/README.md'))
      .map((file) => path.basename(file));
    expect(pages.filter((page) => !places.includes(page))).toEqual([]);
  },
);

test('every file and folder that a document names exists', () => {
  const places = /^(?:\.github|\.storybook|app|bench|docs|packages|scripts)\/[\w./@-]+$/;
  // What is built, and 'x' and 'Name' that stand for any.
  const placeholder = /\/(dist|x|X|Name)\b/;
  const faults = documents.flatMap(({ file, text }) =>
    codeIn(text)
      .filter(({ code }) => places.test(code) && !placeholder.test(code))
      .filter(({ code }) => !existsSync(path.join(root, code)))
      .map(({ line, code }) => `${file}:${line}: ${code}`),
  );
  expect(faults).toEqual([]);
});

test('every npm command that a document names exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const faults = documents
    .filter(({ file }) => !file.startsWith('packages/'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/\bnpm run ([a-z][\w:-]*)(?!\S*\*)/g)]
        .map(([, name = '']) => name.replace(/:$/, ''))
        .filter((name) => scripts[name] === undefined)
        .map((name) => `${file}: npm run ${name}`),
    );
  expect(faults).toEqual([]);
});

describe('a link is found', () => {
  test.each([
    ['a link', 'See [it](a.md#b).', { target: 'a.md#b', text: 'it' }],
    ['a picture', '![What it shows](a.png)', { target: 'a.png', text: 'What it shows' }],
    ['a link elsewhere in the text', '[it]: a.md', { target: 'a.md', text: 'it' }],
    ['a link in HTML', '<a href="a.md">it</a>', { target: 'a.md', text: 'it' }],
    ['a picture in HTML', '<img alt="It" src="a.svg" />', { target: 'a.svg', text: 'It' }],
  ])('%s', (_, markdown, link) => {
    expect(linksIn(markdown)).toEqual([expect.objectContaining({ line: 1, ...link })]);
  });

  test('a picture in a link is both', () => {
    expect(linksIn('[![It](a.png)](a.md)').map(({ target }) => target)).toEqual(['a.md', 'a.png']);
  });

  test('not in code', () => {
    expect(linksIn('`[it](a.md)`\n\n```\n[it](a.md)\n```\n')).toEqual([]);
  });
});

test('headings get the anchors that GitHub gives them', () => {
  const markdown = '# A `b`: c\n\n## Één, twee & [drie](x.md)\n\n## A b: c\n\n```\n# no\n```\n';
  expect([...anchorsIn(markdown)]).toEqual(['a-b-c', 'één-twee--drie', 'a-b-c-1']);
});

describe('a fault is reported', () => {
  const link = { line: 1, text: 'it', isPicture: false };
  test.each([
    ['nowhere.md', 'leads nowhere'],
    ['README.md#nothing-of-that-name', 'names no heading there'],
    ['#nothing-of-that-name', 'names no heading there'],
    ['../outside.md', 'leads out of the repository'],
    ['?path=/docs/components-nothing--docs', 'is no story'],
    ['http://example.org', 'is not https'],
    ['https:/', 'is no address'],
    ['AGENTS.md#map', undefined],
    ['?path=/docs/components-button--docs', undefined],
    ['https://example.org', undefined],
  ])('%s: %s', (target, fault) => {
    expect(faultOf('README.md', { ...link, target })).toBe(fault);
  });

  test('of a picture without a description', () => {
    expect(faultOf('README.md', { line: 1, target: 'a.png', text: ' ', isPicture: true })).toBe(
      'has no description',
    );
  });
});
