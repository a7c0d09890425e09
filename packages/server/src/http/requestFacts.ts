import type { Peer } from './peer.ts';
import type { ConnectionInfo } from './ports.ts';

/** What Hono carries along with each request. */
export interface RequestFacts {
  Bindings: ConnectionInfo | undefined;
  Variables: {
    /** Stands in the log and in the x-request-id header. */
    requestId: string;
    /** What the log says was asked: the declared path, never the typed one. */
    route: string;
    peer: Peer;
  };
}
