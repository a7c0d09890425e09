/** Addresses that belong together. */
export interface Network {
  /**
   * host: an IPv4 address or an IPv6 /64; home: an IPv6 /56; site: an IPv4 /24 or an IPv6 /48;
   * provider: an IPv4 /8 or an IPv6 /32.
   */
  readonly width: 'host' | 'home' | 'site' | 'provider';
  readonly name: string;
}

/**
 * The networks of an address, the narrowest first. A subscriber of IPv6 gets from a /64 to a /48, in
 * which he chooses addresses freely.
 * @param address an IP address as a socket or proxy writes it; any other text is a host of its own
 */
export function networksOf(address: string): readonly Network[] {
  const groups = groupsOf(address);
  const ipv4 = ipv4Of(address, groups);
  if (ipv4 !== undefined) {
    return [
      { width: 'host', name: ipv4 },
      { width: 'site', name: ipv4.replace(/\d+$/, '0/24') },
      { width: 'provider', name: ipv4.replace(/\..*$/, '.0.0.0/8') },
    ];
  }
  if (groups === undefined) return [{ width: 'host', name: address }];
  const hex = groups.map((group) => group.toString(16));
  const first = (count: number) => hex.slice(0, count).join(':');
  const home = (groups[3] ?? 0) & 0xff_00;
  return [
    { width: 'host', name: `${first(4)}::/64` },
    { width: 'home', name: `${first(3)}:${home.toString(16)}::/56` },
    { width: 'site', name: `${first(3)}::/48` },
    { width: 'provider', name: `${first(2)}::/32` },
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
