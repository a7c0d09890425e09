import type { Plugin } from 'vite';

/** React, its renderer and scheduler, and the hook with which the router subscribes to its stores. */
const files = /\/node_modules\/(?:react|react-dom|scheduler|use-sync-external-store)\/.*\.js$/;

/** In a file that only chooses between the builds for development and production. */
const productionBuild = /require\('(.+\.production\.js)'\)/;

const requires = /^var (?:\w+ = require\("[^"]+"\)[,;]\s+)+/m;

/**
 * Makes ES modules of React, which is published as CommonJS: of that a bundler keeps every export, and writes
 * every hook and `jsx` as a property of an object.
 * @throws Error when a file has another shape than those of today
 */
export const reactModules: Plugin = {
  name: 'react-modules',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  transform: {
    order: 'pre',
    filter: { id: files },
    handler(code, id) {
      const [, build] = productionBuild.exec(code) ?? [];
      if (build !== undefined) {
        return `import * as all from '${build}';
          export * from '${build}';
          export { all as default };`;
      }
      const names = [...code.matchAll(/^exports\.(\w+) =/gm)].map(([, name]) => name);
      const module = code
        .replace(requires, (list) =>
          list.replaceAll(/(?:var )?(\w+) = require\(("[^"]+")\)[,;]/g, 'import * as $1 from $2;'),
        )
        .replaceAll(/^exports\.(\w+) =/gm, 'var exported_$1 =')
        .replaceAll(/\bexports\.(\w+)/g, 'exported_$1')
        // What `preload`, `preinit` and the like call: they are not exported, so that importing one fails.
        .replaceAll(/^ {2}\w: pre\w+,?$/gm, '');
      if (/\b(?:exports|require)\b/.test(module)) throw new Error(`Cannot convert ${id}`);
      const exports = names
        .filter((name) => !name?.startsWith('pre'))
        .map((name) => `exported_${name} as ${name}`);
      return `${module} export { ${exports.join(', ')} };`;
    },
  },
};
