import { defaultClientConditions, defaultServerConditions } from 'vite';

const sourceCondition = '@facturatie/source';

/** Vite's settings by which workspaces resolve to their sources, in Node and in the browser alike. */
export const resolveSources = {
  resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [sourceCondition, ...defaultServerConditions] } },
};
