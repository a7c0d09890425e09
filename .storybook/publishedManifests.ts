import type { Manifests } from 'storybook/internal/types';
import { root } from '../scripts/root.ts';

/**
 * What is published of the manifests: the components. Foundations and screens have none, which Storybook
 * would tell as errors, and where the sources stood while it was built concerns nobody.
 */
export function publishedManifests(manifests: Manifests): Manifests {
  const { components: manifest } = manifests;
  if (!manifest) return manifests;
  const found = Object.entries(manifest.components).filter(([, { error }]) => error === undefined);
  const components = { ...manifest, components: Object.fromEntries(found) };
  const text = JSON.stringify({ ...manifests, components });
  return JSON.parse(text.replaceAll(`${root}/`, './')) as Manifests;
}
