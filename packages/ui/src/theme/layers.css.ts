import { globalLayer } from '@vanilla-extract/css';

/** Cascade layers, weakest first; their order is fixed here, whatever is imported first. */
export const layers = {
  reset: globalLayer('reset'),
  theme: globalLayer('theme'),
  components: globalLayer('components'),
  layout: globalLayer('layout'),
};
