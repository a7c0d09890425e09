export { createPageServer, pageUser } from './createPageServer.ts';
export type { PageServer, PageServerOptions } from './createPageServer.ts';
export { faults, withFaults } from './withFaults.ts';
export type { Fault, FaultPlan } from './withFaults.ts';
