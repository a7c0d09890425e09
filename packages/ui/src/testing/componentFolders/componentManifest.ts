/** How far a component may be built upon, most first, with what that promises. */
export const statuses = {
  stable:
    'In daily use in the product. Props and words change with a major version only, and a line in the changelog.',
  beta: 'Complete, tested like a stable one. A minor version may still change its props, with a line in the changelog.',
  experimental: 'New: nobody depends on it yet. It may change or go with any version.',
} as const;

/** One of {@link statuses}. */
export type Status = keyof typeof statuses;

/** What `component.json` in the folder of a component states of it. */
export interface ComponentManifest {
  status: Status;
  /**
   * Most that its entry point may weigh, code and styles together, with what it fetches on demand: kB
   * (1,024 bytes), minified and gzipped.
   */
  kB: number;
  /** `false` for trivial components and layout primitives, whose stories show all there is. */
  needsGallery?: boolean;
  /** `false` for components that render nothing themselves or are styled by another. */
  needsStyles?: boolean;
}
