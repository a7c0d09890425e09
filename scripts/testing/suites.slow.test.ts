import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from '../root.ts';
import { type Listed, listTests } from '../spec/listTests.ts';
import { coreSuites, longSuites, readSuites, restSuites, runnerOf } from './suites.ts';

/** The files that each project of vitest.config.ts runs. */
const listProjects = (env: NodeJS.ProcessEnv): Promise<Listed[]> =>
  listTests(['--filesOnly'], { TEST_DATABASE_URL: 'postgres://only-listed', ...env });

describe('npm run test:all', () => {
  let listed: Listed[];
  beforeAll(async () => {
    listed = await listProjects({ STORIES: '' });
  });

  test('and npm run check run every project there is', () => {
    const projects = new Set(listed.map(({ projectName }) => projectName));
    expect([...projects].toSorted()).toEqual(
      [
        'documents',
        ...[...coreSuites, ...restSuites].filter((suite) => runnerOf(suite) === 'vitest'),
      ].toSorted(),
    );
  });

  test('runs every file of tests and stories', () => {
    const written = globSync(
      ['{packages,app,scripts,.storybook}/**/*.test.{ts,tsx}', '{packages,app}/**/*.stories.tsx'],
      { cwd: root, exclude: ['**/node_modules', '**/dist'] },
    );
    const run = new Set(listed.map(({ file }) => path.relative(root, file)));
    expect(written.filter((file) => !run.has(file))).toEqual([]);
    expect(written.length).toBeGreaterThan(0);
  });
});

test('the jobs of GitHub run every suite of npm test and npm run test:all', () => {
  const workflow = readFileSync(path.join(root, '.github/workflows/ci.yml'), 'utf8');
  expect(workflow).toContain('run: npm test }');
  const named = Array.from(workflow.matchAll(/npm run test:all -- (.*) \}/g), ([, suites = '']) =>
    suites.split(' '),
  ).flat();
  expect(named.toSorted()).toEqual(restSuites.toSorted());
});

test('npm run test:long runs projects that exist, every mode of the stories among them', async () => {
  const listed = await listProjects({ STORIES: 'all' });
  const projects = new Set(listed.map(({ projectName }) => projectName));
  const stories = longSuites.filter((suite) => suite.startsWith('stories'));
  expect([...projects].filter((name) => name.startsWith('stories')).toSorted()).toEqual(
    stories.toSorted(),
  );
  const missing = longSuites.filter(
    (suite) => runnerOf(suite) === 'vitest' && !projects.has(suite),
  );
  expect(missing).toEqual([]);
});

test('suites named on the command line run in the usual order, an unknown one is refused', () => {
  expect(readSuites([], coreSuites)).toEqual(coreSuites);
  expect(readSuites(['stories', 'engine'], coreSuites)).toEqual(['engine', 'stories']);
  expect(readSuites(['rest'], [...coreSuites, ...restSuites])).toEqual(restSuites);
  expect(() => readSuites(['storys'], coreSuites)).toThrow("There is no suite 'storys'");
});
