import { globalLayer, style, type StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

/**
 * States the order of the layers in the style sheet being written. The first sheet that a page loads
 * decides it, and a bundler that splits styles may load any of them first.
 */
export function stateLayerOrder(): void {
  for (const layer of Object.values(layers)) globalLayer(layer);
}

/** A class in the layer of components. Call it in `.css.ts` files, as you would call `style`. */
export function componentStyle(rule: StyleRule, name?: string): string {
  stateLayerOrder();
  return style({ '@layer': { [layers.components]: rule } }, name);
}

/**
 * A rule for a class that is on an element beside one of another file, such as `control`, and changes
 * it: it wins whichever sheet a page loads first.
 */
export function overPart(rule: PartRule): StyleRule {
  return { selectors: { '&&': rule } };
}

type PartRule = NonNullable<StyleRule['selectors']>[string];

/** A class in the layer of layout, which wins over the components it arranges. */
export function layoutStyle(rule: StyleRule, name?: string): string {
  stateLayerOrder();
  return style({ '@layer': { [layers.layout]: rule } }, name);
}

/** A lookup table of classes in the layer of components: `componentVariants(tones, (tone) => rule)`. */
export function componentVariants<Key extends string>(
  keys: readonly Key[],
  rule: (key: Key) => StyleRule,
): Record<Key, string> {
  return Object.fromEntries(keys.map((key) => [key, componentStyle(rule(key), key)])) as Record<
    Key,
    string
  >;
}

/** A lookup table of classes in the layer of layout. */
export function layoutVariants<Key extends string>(
  keys: readonly Key[],
  rule: (key: Key) => StyleRule,
): Record<Key, string> {
  return Object.fromEntries(keys.map((key) => [key, layoutStyle(rule(key), key)])) as Record<
    Key,
    string
  >;
}
