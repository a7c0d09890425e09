/** A version of a record. */
export interface ThingVersion {
  /** The id of its row, never reused. */
  readonly id: number;
  readonly version: number;
}

/** The ETag of a version. It names the record too, because the address of a removed one may be reused. */
export function entityTag({ id, version }: ThingVersion): string {
  return `"${id}-${version}"`;
}

/** Whether an ETag belongs to another record. */
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
