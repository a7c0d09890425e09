export { createServer } from './http/createServer.ts';
export type { Server, ServerOptions } from './http/createServer.ts';
export type {
  Clock,
  ConnectionInfo,
  CookieCarrier,
  Log,
  LogEntry,
  LogLevel,
  PasswordHash,
  Random,
  StaticApp,
  VatRegistry,
  VatRegistryAnswer,
} from './http/ports.ts';
export type { ServerSettings } from './http/serverSettings.ts';
