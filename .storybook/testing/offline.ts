import dns from 'node:dns';

// Loaded before a program that reports of itself elsewhere: to it, there is no network beyond this machine.

const { lookup } = dns;

function lookupHere(host: string, ...rest: unknown[]): void {
  if (host === 'localhost' || host === '127.0.0.1') {
    Reflect.apply(lookup, dns, [host, ...rest]);
    return;
  }
  const answer = rest.at(-1) as (error: Error) => void;
  const error = Object.assign(new Error(`No network: ${host}`), { code: 'ENOTFOUND' });
  queueMicrotask(() => answer(error));
}

dns.lookup = lookupHere as typeof lookup;
