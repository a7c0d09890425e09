/** One version of one thing. */
export interface ThingVersion {
  /** The id of its row: no other thing ever has it. */
  readonly id: number;
  readonly version: number;
}

/** The ETag of a version. It names the thing too: the address of one that is gone may be given again. */
export function entityTag({ id, version }: ThingVersion): string {
  return `"${id}-${version}"`;
}

/** Whether an ETag of ours is of another thing than this one. */
export function isOfOtherThing(tag: string, { id }: ThingVersion): boolean {
  const [, thing] = /^"(\d+)-\d+"$/.exec(tag) ?? [];
  return thing !== undefined && thing !== String(id);
}

/**
 * The ETag that If-Match names; undefined when any will do (absent, or *). A proxy that compresses the
 * answer marks the tag as weak; it is the same version.
 */
export function expectedTag(ifMatch: string | null): string | undefined {
  const tag = ifMatch?.trim().replace(/^W\//, '') ?? '*';
  return tag === '*' ? undefined : tag;
}
