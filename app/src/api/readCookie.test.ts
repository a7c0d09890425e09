import { expect, test } from 'vitest';
import { readCookie } from './readCookie.ts';

test.each([
  ['XSRF-TOKEN=abc', 'abc'],
  ['other=1; XSRF-TOKEN=a%3Db%3D; last=2', 'a=b='],
  ['XSRF-TOKEN=a=b', 'a=b'],
  ['XSRF-TOKEN=', ''],
  ['MY-XSRF-TOKEN=no; XSRF-TOKEN-2=no', undefined],
  ['', undefined],
  ['XSRF-TOKEN=theirs; XSRF-TOKEN=ours', 'theirs,ours'],
  ['XSRF-TOKEN=%ff; XSRF-TOKEN=%C3%A9; XSRF-TOKEN=ours', 'ours'],
])('in %j the cookie is %j', (cookies, value) => {
  expect(readCookie(cookies, 'XSRF-TOKEN')).toBe(value);
});
