import { FairQueue } from '../auth/fairQueue.ts';
import { LoginThrottle } from '../auth/loginThrottle.ts';
import { Sessions } from '../auth/sessions.ts';
import type { Ports } from './ports.ts';
import type { ServerSettings } from './serverSettings.ts';

/** The services that route handlers share. */
export interface Services extends Ports {
  readonly settings: ServerSettings;
  readonly sessions: Sessions;
  readonly loginThrottle: LoginThrottle;
  /** Password checks wait here: each takes 19 MiB and tens of milliseconds of a core. */
  readonly passwordChecks: FairQueue;
  /** Set once the database says that it is damaged; only a restart takes it back. */
  databaseDamage?: string;
}

/** A full queue is worked off in some ten seconds. */
const passwordCheckLimits = { running: 2, waiting: 500 };

/** Builds the services on the ports. */
export function createServices(ports: Ports, settings: ServerSettings): Services {
  return {
    ...ports,
    settings,
    sessions: new Sessions({ ...ports, settings }),
    loginThrottle: new LoginThrottle(ports),
    passwordChecks: new FairQueue(passwordCheckLimits),
  };
}
