/** Addresses that one caller may have at his disposal. */
export interface Network {
  /** Leading bits that its addresses share: 24 and 32 of IPv4, 48, 56 and 64 of IPv6. */
  readonly bits: 24 | 32 | 48 | 56 | 64;
  readonly name: string;
}

/**
 * The networks of an address, the narrowest first. A subscriber of IPv6 gets from a /64 to a /48, in
 * which he chooses addresses freely.
 * @param address an IP address as a socket or proxy writes it; any other text is a network of its own
 */
export function networksOf(address: string): readonly Network[] {
  const groups = groupsOf(address);
  const ipv4 = ipv4Of(address, groups);
  if (ipv4 !== undefined || groups === undefined) {
    const host = ipv4 ?? address;
    const site = ipv4?.replace(/\d+$/, '0');
    return [
      { bits: 32, name: host },
      ...(site === undefined ? [] : [{ bits: 24 as const, name: `${site}/24` }]),
    ];
  }
  const hex = groups.map((group) => group.toString(16));
  const home = (groups[3] ?? 0) & 0xff_00;
  const site = hex.slice(0, 3).join(':');
  return [
    { bits: 64, name: `${hex.slice(0, 4).join(':')}::/64` },
    { bits: 56, name: `${site}:${home.toString(16)}::/56` },
    { bits: 48, name: `${site}::/48` },
  ];
}

/** An IPv4 address, also one written as IPv6: ::ffff:203.0.113.7, ::ffff:cb00:7107. */
function ipv4Of(address: string, groups: readonly number[] | undefined): string | undefined {
  const dotted = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (dotted !== undefined || groups === undefined) return dotted;
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 6).join() !== '0,0,0,0,0,65535') return undefined;
  return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
}

/** The eight groups of an IPv6 address; undefined when it is none. */
function groupsOf(address: string): number[] | undefined {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array<string>(Math.max(0, missing)).fill('0'), ...last];
  if (groups.length !== 8 || !groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) {
    return undefined;
  }
  return groups.map((group) => Number.parseInt(group, 16));
}
