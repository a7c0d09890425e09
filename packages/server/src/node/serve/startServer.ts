import { createServer } from '../../http/createServer.ts';
import type { Log, LogEntry, VatRegistry } from '../../http/ports.ts';
import { demoSeed } from '../../seed/fillDemo.ts';
import { simulatedVatRegistry } from '../../seed/simulatedVatRegistry.ts';
import { argon2id } from '../ports/argon2.ts';
import { claimPostgres } from '../storage/claimPostgres.ts';
import { claimDataFolder, isOpenToOthers, makeDataFolder } from '../storage/dataFolder.ts';
import { prepareDemo } from './demo.ts';
import { listen } from './listen.ts';
import { openDatabase, openLookups } from '../storage/openDatabase.ts';
import { readSettings } from '../settings.ts';
import type { Environment, Settings } from '../settings.ts';
import { openStaticApp } from './staticApp.ts';
import { streamLog } from './streamLog.ts';
import { systemClock, systemRandom, systemSha256 } from '../ports/systemPorts.ts';
import { viesRegistry } from '../ports/viesRegistry.ts';
import { openPdfWorkers } from '../ports/workers/openPdfWorkers.ts';

export interface RunningServer {
  /** The address to open in a browser. */
  readonly url: string;
  /** Finishes running requests within STOP_SECONDS, and releases all resources. */
  stop(): Promise<void>;
}

/**
 * Starts the product: reads the settings, claims and migrates the database, fills a new one with
 * demo data when asked, and listens.
 * @throws StartupError with one line for the operator
 */
export async function startServer(environment: Environment): Promise<RunningServer> {
  const settings = readSettings(environment);
  const log = streamLog(process.stdout, settings.logFormat, systemClock);
  const resources = new AsyncDisposableStack();
  try {
    const url = await open(settings, log, resources);
    return {
      url,
      async stop() {
        const seconds = settings.stopLimit / 1000;
        log.write({ level: 'info', event: 'serverStopping', fields: { seconds } });
        await resources.disposeAsync();
        log.write({ level: 'info', event: 'serverStopped', fields: {} });
      },
    };
  } catch (error) {
    await resources.disposeAsync();
    throw error;
  }
}

/** Its files are closed to others all the same. */
const dataFolderOpen: LogEntry = {
  level: 'warning',
  event: 'dataFolderOpen',
  fields: { remedy: 'chmod 700 DATA_DIR, so that only the user of the server enters it' },
};

/** What is opened last is closed first: listener, workers, database, claim on where the data is. */
async function open(
  settings: Settings,
  log: Log,
  resources: AsyncDisposableStack,
): Promise<string> {
  const staticApp = await openStaticApp(settings.appDirectory);
  if (settings.databaseUrl === undefined) {
    const folder = makeDataFolder(settings.dataDirectory);
    resources.defer(claimDataFolder(folder));
    if (isOpenToOthers(folder)) log.write(dataFolderOpen);
  }
  const { readThreads } = settings;
  const database = await openDatabase(settings, log, { checked: true, readThreads });
  resources.defer(() => database.destroy());
  const lookups = readThreads === 0 ? undefined : openLookups(settings, log);
  resources.defer(() => lookups?.destroy());
  if (settings.databaseUrl !== undefined) {
    resources.defer(await claimPostgres(settings.databaseUrl, log));
  }
  const ports = { database, clock: systemClock, random: systemRandom, passwordHash: argon2id, log };
  const demoLogin = await prepareDemo(ports, settings.demo);

  const vatRegistry = openVatRegistry(settings, log);
  const pdf = openPdfWorkers(log);
  resources.defer(() => pdf.close());
  const server = createServer({
    ...ports,
    ...(lookups && { lookups }),
    sha256: systemSha256,
    vatRegistry,
    pdf,
    settings,
    staticApp,
  });
  const listener = await listen(server, settings.port, settings.host);
  resources.defer(() => listener.stop(settings.stopLimit));
  const { publicOrigin } = settings;
  const addresses = { url: listener.url, ...(publicOrigin !== undefined && { publicOrigin }) };
  log.write({ level: 'info', event: 'serverStarted', fields: addresses });
  if (demoLogin) log.write({ level: 'info', event: 'demoLoginOffered', fields: { ...demoLogin } });
  return listener.url;
}

/** Logs a warning when answers are simulated, so that they are not taken for real. */
function openVatRegistry(
  { vatDatabankUrl: address, vatDatabankTimeout: timeout }: Settings,
  log: Log,
): VatRegistry {
  if (address !== undefined) return viesRegistry({ address, timeout });
  log.write({ level: 'info', event: 'vatDatabankInvented', fields: {} });
  return simulatedVatRegistry(demoSeed);
}
