/** The ETag of a version. */
export function entityTag(version: number): string {
  return `"${version}"`;
}

/** A version that nothing ever has. */
const noVersion = 0;

/**
 * The version that If-Match names. Undefined when any will do (absent, or *); what is no tag of ours
 * matches nothing.
 */
export function expectedVersion(ifMatch: string | null): number | undefined {
  const tag = ifMatch?.trim() ?? '*';
  if (tag === '*') return undefined;
  const [, digits] = /^"([1-9]\d{0,14})"$/.exec(tag) ?? [];
  return digits === undefined ? noVersion : Number(digits);
}
