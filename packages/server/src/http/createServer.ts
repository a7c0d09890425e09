import { Hono } from 'hono';
import { callRoutes } from '../routes/callRoutes.ts';
import { headerCookies } from './cookies.ts';
import { addHealthRoutes } from './health.ts';
import type { ConnectionInfo, CookieCarrier, Ports, StaticApp } from './ports.ts';
import { Refusal } from './refusal.ts';
import type { RequestFacts } from './requestFacts.ts';
import { answerError, frameRequest } from './requestFrame.ts';
import { defaultServerSettings } from './serverSettings.ts';
import type { ServerSettings } from './serverSettings.ts';
import { createServices } from './services.ts';
import type { Services } from './services.ts';

export interface ServerOptions extends Omit<Ports, 'cookies'> {
  /** Set-Cookie headers by default. */
  readonly cookies?: CookieCarrier;
  readonly settings?: Partial<ServerSettings>;
  /** Files to answer outside the API; none by default. */
  readonly staticApp?: StaticApp;
}

export interface Server {
  /** Answers a request. What goes wrong is an answer too: { message, errors } in Dutch. */
  fetch(request: Request, connection?: ConnectionInfo): Promise<Response>;
}

/** Everything outside belongs to the app. */
const apiPrefix = '/api/';

/** The whole server, with fetch as its one face: the same in Node and inside a page. */
export function createServer({ settings, staticApp, ...ports }: ServerOptions): Server {
  const services = createServices(
    { cookies: headerCookies, ...ports },
    { ...defaultServerSettings, ...settings },
  );
  const app = new Hono<RequestFacts>();
  app.use(frameRequest(services));
  app.onError(answerError(services));
  addCallRoutes(app, services);
  addHealthRoutes(app, services);
  addStaticApp(app, staticApp);
  return { fetch: async (request, connection) => app.fetch(request, connection) };
}

/** Every call under its declared method and path; another method on such a path is refused. */
function addCallRoutes(app: Hono<RequestFacts>, services: Services): void {
  for (const { call, answer } of callRoutes) {
    app.on(call.method, call.path, (context) => {
      context.set('route', call.path);
      const answerHeaders = new Headers();
      return answer(context.req.raw, { services, peer: context.get('peer'), answerHeaders });
    });
  }
  for (const [path, routes] of Map.groupBy(callRoutes, ({ call }) => call.path)) {
    app.all(path, (context) => {
      context.set('route', path);
      throw methodNotAllowed(routes.map(({ call }) => call.method));
    });
  }
}

function addStaticApp(app: Hono<RequestFacts>, staticApp: StaticApp | undefined): void {
  app.all('*', (context) => {
    const { method, path, raw } = context.req;
    if (staticApp === undefined || path.startsWith(apiPrefix)) throw unknownAddress();
    context.set('route', 'app');
    if (method !== 'GET' && method !== 'HEAD') throw methodNotAllowed(['GET']);
    const answer = staticApp.respond(raw);
    if (answer === undefined) throw unknownAddress();
    return answer;
  });
}

/** Where GET is allowed, so is HEAD. */
function methodNotAllowed(methods: readonly string[]): Refusal {
  const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return new Refusal(405, 'address.methodNotAllowed', { headers: { allow: allow.join(', ') } });
}

function unknownAddress(): Refusal {
  return new Refusal(404, 'address.unknown');
}
