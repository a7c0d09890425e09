const ownOrigin = 'http://own.invalid';

/**
 * Where to go after login: the path, query and fragment of `returnUrl` when it is a path on our own
 * origin, else '/'. An address of another origin, however disguised, and the login page itself lead
 * home.
 */
export function safeReturnUrl(returnUrl: string | undefined): string {
  if (!returnUrl?.startsWith('/') || !URL.canParse(returnUrl, ownOrigin)) return '/';
  const { origin, pathname, search, hash } = new URL(returnUrl, ownOrigin);
  if (origin !== ownOrigin || pathname.startsWith('//') || pathname === '/login') return '/';
  return pathname + search + hash;
}
