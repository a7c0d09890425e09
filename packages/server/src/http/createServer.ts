import { Hono } from 'hono';
import { webSha256 } from '../auth/secret.ts';
import { callRoutes } from '../routes/callRoutes.ts';
import type { CallRoute } from './callRoute.ts';
import { headerCookies } from './cookies.ts';
import { addHealthRoutes } from './health.ts';
import { addOpenApiRoute } from './openApi.ts';
import { methodNotAllowed, Refusal } from './refusal.ts';
import type { ConnectionInfo, CookieCarrier, Ports, Sha256, StaticApp } from './ports.ts';
import type { RequestFacts } from './requestFacts.ts';
import { answerError, frameRequest, refuseMisdirected, refuseUnreadable } from './requestFrame.ts';
import type { UnreadableStatus } from './requestFrame.ts';
import { defaultServerSettings } from './serverSettings.ts';
import type { ServerSettings } from './serverSettings.ts';
import { createServices } from './services.ts';
import type { Services } from './services.ts';

export interface ServerOptions extends Omit<Ports, 'cookies' | 'sha256'> {
  /** Set-Cookie headers by default. */
  readonly cookies?: CookieCarrier;
  /** By Web Crypto by default, which every place has. */
  readonly sha256?: Sha256;
  readonly settings?: Partial<ServerSettings>;
  /** Files to answer outside the API; none by default. */
  readonly staticApp?: StaticApp;
}

export interface Server {
  /** Handles a request. Errors are responses too: { message, errors } in Dutch. */
  fetch(request: Request, connection?: ConnectionInfo): Promise<Response>;
  /** The answer to what cannot be read as a request, by its status. */
  refuse(status: UnreadableStatus): Response;
}

/** Everything outside belongs to the app. */
const apiPrefix = '/api/';

/** Creates the whole server, called through `fetch`: the same in Node and inside a page. */
export function createServer({ settings, staticApp, ...ports }: ServerOptions): Server {
  const services = createServices(
    { cookies: headerCookies, sha256: webSha256, ...ports },
    { ...defaultServerSettings, ...settings },
  );
  const app = new Hono<RequestFacts>();
  app.use(frameRequest(services));
  app.onError(answerError(services));
  addHealthRoutes(app, services);
  app.use(refuseMisdirected);
  addCallRoutes(app, services);
  addOpenApiRoute(app);
  addStaticApp(app, staticApp);
  return {
    fetch: async (request, connection) => app.fetch(request, connection),
    refuse: (status) => refuseUnreadable(services, status),
  };
}

/** Every call under its declared method and path; another method on such a path is refused. */
function addCallRoutes(app: Hono<RequestFacts>, services: Services): void {
  for (const [shape, routes] of routesByShape()) {
    for (const { call, answer } of routes) {
      app.on(call.method, honoPath(call.path), (context) => {
        context.set('route', call.path);
        return answer(
          { request: context.req.raw, params: context.req.param() },
          {
            services,
            peer: context.get('peer'),
            cookies: services.cookies.read(context.req.raw),
            answerHeaders: new Headers(),
          },
        );
      });
    }
    app.all(shape, (context) => {
      context.set('route', routes[0]?.call.path ?? shape);
      throw methodNotAllowed(routes.map(({ call }) => call.method));
    });
  }
}

/** The routes of each address, the addresses without parameters first: what is named is no parameter. */
function routesByShape(): [shape: string, routes: CallRoute[]][] {
  const byShape = Map.groupBy(callRoutes, ({ call }) => call.path.replace(/\{\w+\}/g, ':part'));
  const parameters = (shape: string) => Number(shape.includes(':'));
  return [...byShape].toSorted(([left], [right]) => parameters(left) - parameters(right));
}

function honoPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
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

function unknownAddress(): Refusal {
  return new Refusal(404, 'address.unknown');
}
