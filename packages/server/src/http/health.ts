import type { Hono } from 'hono';
import { migrations } from '../database/migrations/index.ts';
import { Refusal } from './refusal.ts';
import type { RequestFacts } from './requestFacts.ts';
import type { Services } from './services.ts';

/**
 * /healthz says that the process answers: restart it when it does not. /readyz says that it can do
 * its work: send it requests only while it can.
 */
export function addHealthRoutes(app: Hono<RequestFacts>, services: Services): void {
  app.get('/healthz', (context) => {
    context.set('route', '/healthz');
    return Response.json({ status: 'alive' });
  });
  app.get('/readyz', async (context) => {
    context.set('route', '/readyz');
    const reason = await reasonNotReady(services);
    if (reason === undefined) return Response.json({ status: 'ready' });
    services.log.write({ level: 'warning', event: 'serverNotReady', fields: { reason } });
    throw new Refusal(503, 'server.notReady');
  });
}

/** A damaged page that was read before counts, although this query reads another. */
async function reasonNotReady(services: Services): Promise<string | undefined> {
  const { database, lookups = database, databaseDamage } = services;
  if (databaseDamage !== undefined) return databaseDamage;
  try {
    const applied = await lookups.selectFrom('migrations').select('name').execute();
    const names = new Set(applied.map(({ name }) => name));
    const missing = migrations.filter(({ name }) => !names.has(name));
    return missing.length === 0 ? undefined : 'migrations missing';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
