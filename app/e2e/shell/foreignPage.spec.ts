import type { BrowserContext, Page } from '@playwright/test';
import type { CallServer } from '../fixtures/callServer.ts';
import { addDocument, dayFromNow, firstCustomer } from '../fixtures/documents.ts';
import { openForeignSite } from '../fixtures/foreignSite.ts';
import type { ForeignSite } from '../fixtures/foreignSite.ts';
import { expect, logIn, test } from '../fixtures/test.ts';

interface Target {
  /** The product. */
  readonly origin: string;
  /** An invoice of the product, the last of its series. */
  readonly number: string;
  /** What a save of it sends. */
  readonly form: object;
}

let site: ForeignSite;
let target: Target;

test.beforeAll(async () => {
  site = await openForeignSite();
});
test.afterAll(() => site.close());

/** Signs in, in the browser that then opens pages of other sites. */
test.beforeEach(async ({ page, server, callServer }) => {
  const day = { date: dayFromNow(0), dueDate: dayFromNow(14) };
  const customer = await firstCustomer(callServer);
  const number = await addDocument(callServer, 'factuur', customer, { ...day, price: 100_00 });
  const { document } = await callServer<{ document: object }>(
    'GET',
    `/auth/verkoopdocumenten/${number}`,
  );
  target = { origin: server.origin, number, form: { ...document, Referentie: 'van elders' } };
  await page.goto('/login');
  await logIn(page);
  await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible();
});

/** The outcome of each attempt of a page: the status that it could read, or 'blocked'. */
type Outcomes = Readonly<Record<string, number | 'blocked'>>;

/** Lets a page attempt every cross-origin request that a script can send. */
function attempts(page: Page): Promise<Outcomes> {
  return page.evaluate(async ({ origin, number, form }) => {
    const token = /XSRF-TOKEN=(\w+)/.exec(document.cookie)?.[1] ?? '';
    const changing = { 'content-type': 'application/json', 'x-xsrf-token': token };
    const attempt = async (path: string, init: RequestInit = {}) => {
      try {
        const { status } = await fetch(origin + path, { credentials: 'include', ...init });
        return status;
      } catch {
        return 'blocked' as const;
      }
    };
    const pdf = `/api/v1/Invoice/generatepdf?InvoiceNo=${number}`;
    const save = '/api/v1/Invoice/Save';
    const body = JSON.stringify(form);
    return {
      'reads an invoice': await attempt(pdf),
      'has an invoice sent, without reading it': await attempt(pdf, { mode: 'no-cors' }),
      'reads an article': await attempt('/api/v1/Product/GetByCode?Code=A1'),
      'sends what is no JSON': await attempt(save, { method: 'POST', mode: 'no-cors', body }),
      'removes an invoice': await attempt(`/api/v1/Invoice/Remove?invoiceno=${number}`, {
        method: 'DELETE',
        headers: changing,
      }),
      'saves an invoice': await attempt(save, { method: 'POST', headers: changing, body }),
      'reads the customers': await attempt('/api/v1/auth/klanten'),
    };
  }, target);
}

async function openPage(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** The invoice as it is, and how many documents there are. */
async function stateOf(callServer: CallServer): Promise<unknown> {
  const { verkoopdocumenten } = await callServer<{ verkoopdocumenten: { total: number } }>(
    'GET',
    '/auth/verkoopdocumenten?type=-1&page=1&per_page=10',
  );
  const invoice = await callServer<object>('GET', `/auth/verkoopdocumenten/${target.number}`);
  return { invoice, documents: verkoopdocumenten.total };
}

test('a page of the product can send every request', async ({ page, complaints }) => {
  complaints.expect(/Failed to load resource/);
  const outcomes = await attempts(page);
  expect(outcomes).toEqual({
    'reads an invoice': 200,
    'has an invoice sent, without reading it': 200,
    'reads an article': 404,
    'sends what is no JSON': 403,
    'removes an invoice': 204,
    'saves an invoice': 200,
    'reads the customers': 401,
  });
});

for (const place of ['otherHost', 'sameHost'] as const) {
  const name = place === 'sameHost' ? 'another port of our host' : 'another host';

  test(`a page of ${name} can read and change nothing by script`, async ({
    context,
    callServer,
  }) => {
    const before = await stateOf(callServer);
    const foreign = await openPage(context, site[place]);
    const outcomes = await attempts(foreign);
    expect(new Set(Object.values(outcomes))).toEqual(new Set(['blocked']));
    expect(await stateOf(callServer)).toEqual(before);
  });

  test(`a page of ${name} can read and change nothing by a link, a form or a frame`, async ({
    context,
    callServer,
  }) => {
    const before = await stateOf(callServer);
    const { origin, number, form } = target;
    const foreign = await openPage(context, site[place]);

    /** What the product got and answered when the page went there. */
    const sent = async (path: string, go: () => Promise<void>) => {
      const [request] = await Promise.all([
        foreign.waitForRequest((asked) => asked.url().startsWith(origin + path)),
        go(),
      ]);
      await foreign.waitForURL((url) => url.href.startsWith(origin + path));
      const status = (await request.response())?.status();
      const { cookie = '' } = await request.allHeaders();
      return { status, hasCookie: cookie.includes('session=') };
    };
    // A browser sends the cookie to every port of a host: there only the origin differs.
    const refused = { status: 403, hasCookie: place === 'sameHost' };

    const pdf = `/api/v1/Invoice/generatepdf?InvoiceNo=${number}`;
    const followed = await sent(pdf, () =>
      foreign.evaluate((address) => {
        const link = document.body.appendChild(document.createElement('a'));
        link.href = address;
        link.click();
      }, origin + pdf),
    );
    expect(followed).toEqual(refused);

    await foreign.goto(site[place]);
    const save = '/api/v1/Invoice/Save';
    const posted = await sent(save, () =>
      foreign.evaluate(
        ({ address, body }) => {
          const sending = document.body.appendChild(document.createElement('form'));
          sending.method = 'post';
          sending.enctype = 'text/plain';
          sending.action = address;
          const field = sending.appendChild(document.createElement('input'));
          field.name = body.slice(0, -1) + ',"x":"';
          field.value = '"}';
          sending.submit();
        },
        { address: origin + save, body: JSON.stringify(form) },
      ),
    );
    expect(posted).toEqual(refused);

    await foreign.goto(site[place]);
    await foreign.evaluate((address) => {
      const frame = document.body.appendChild(document.createElement('iframe'));
      frame.src = address;
      return new Promise((resolve) => frame.addEventListener('load', resolve));
    }, `${origin}/login`);
    await expect
      .poll(() => foreign.frames().map((frame) => frame.url()))
      .toEqual([`${site[place]}/`, 'chrome-error://chromewebdata/']);
    expect(await stateOf(callServer)).toEqual(before);
  });
}
