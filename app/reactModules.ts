import type { Plugin } from 'vite';

/** React, its renderer and scheduler, and the hook with which the router subscribes to its stores. */
const files = /\/node_modules\/(?:react|react-dom|scheduler|use-sync-external-store)\/.*\.js$/;

/** Matches a file that only chooses between the development and production builds. */
const productionBuild = /require\('(.+\.production\.js)'\)/;

const requires = /^var (?:\w+ = require\("[^"]+"\)[,;]\s+)+/m;

/**
 * Converts React to ES modules. It is published as CommonJS, of which a bundler keeps every export, and in which
 * every hook and `jsx` is a property of an object.
 *
 * @throws Error when it cannot convert a file, as may happen with another version
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
