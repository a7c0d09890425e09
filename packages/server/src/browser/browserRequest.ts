/** Outside a page, in a test under Node, relative addresses need some origin. */
const originWithoutPage = 'http://page.example';

/** The request that `fetch(input, init)` would send; relative addresses are the page's own. */
export function browserRequest(input: RequestInfo | URL, init?: RequestInit): Request {
  if (input instanceof Request) return new Request(input, init);
  return new Request(new URL(input, originOfPage()), init);
}

function originOfPage(): string {
  return 'location' in globalThis ? globalThis.location.origin : originWithoutPage;
}
