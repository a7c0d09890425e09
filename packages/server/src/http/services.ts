import { LoginThrottle } from '../auth/loginThrottle.ts';
import { Sessions } from '../auth/sessions.ts';
import { TaskQueue } from '../auth/taskQueue.ts';
import type { Ports } from './ports.ts';
import type { ServerSettings } from './serverSettings.ts';

/** Everything that the answers to calls share. */
export interface Services extends Ports {
  readonly settings: ServerSettings;
  readonly sessions: Sessions;
  readonly loginThrottle: LoginThrottle;
  /** Password checks wait here: each takes 19 MiB and tens of milliseconds of a core. */
  readonly passwordChecks: TaskQueue;
  /** Set once the database says that it is damaged; only a restart takes it back. */
  databaseDamage?: string;
}

const passwordCheckLimits = { running: 2, waiting: 100 };

/** Builds the services on the ports. */
export function createServices(ports: Ports, settings: ServerSettings): Services {
  return {
    ...ports,
    settings,
    sessions: new Sessions({ ...ports, settings }),
    loginThrottle: new LoginThrottle(ports),
    passwordChecks: new TaskQueue(passwordCheckLimits),
  };
}
