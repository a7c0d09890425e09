/**
 * The style element that react-aria writes behind an open dialog. Its exact text is allowed by its sha256;
 * every other inline style is refused.
 */
const reactAriaStyle = "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='";

const sources: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': `'self' ${reactAriaStyle}`,
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
};

/**
 * What a page of the product may load, and from where.
 * @param changes for a page that runs otherwise: what a directive allows besides, or null to leave it out
 */
export function contentSecurityPolicy(
  changes: Readonly<Record<string, string | null>> = {},
): string {
  return Object.entries(sources)
    .filter(([name]) => changes[name] !== null)
    .map(([name, allowed]) => [name, allowed, changes[name]].filter(Boolean).join(' '))
    .join('; ');
}

const permissionsPolicy = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const alwaysSent = {
  'content-security-policy': contentSecurityPolicy(),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissionsPolicy,
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

const twoYears = 2 * 365 * 24 * 60 * 60;

/**
 * Puts the security headers on an answer. Answers that do not say how long they may be kept are
 * never kept.
 * @param overTls whether the browser sees the answer over TLS
 */
export function addSecurityHeaders(answer: Headers, overTls: boolean): void {
  for (const [name, value] of Object.entries(alwaysSent)) answer.set(name, value);
  if (overTls) answer.set('strict-transport-security', `max-age=${twoYears}; includeSubDomains`);
  if (!answer.has('cache-control')) answer.set('cache-control', 'no-store');
}
