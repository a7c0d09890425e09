import type { Peer } from './peer.ts';
import type { ConnectionInfo } from './ports.ts';

/** What Hono carries along with each request. */
export interface RequestFacts {
  Bindings: ConnectionInfo | undefined;
  Variables: {
    /** Written to the log and the x-request-id header. */
    requestId: string;
    /** The declared path for the log, never the actual one. */
    route: string;
    peer: Peer;
  };
}
