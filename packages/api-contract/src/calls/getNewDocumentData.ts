import { newDocumentData, newDocumentQuery } from '../entities/documentSettings.ts';
import type { Call } from './Call.ts';

/** The number that the next document would get, and the settings of the editor (spec §7). */
export const getNewDocumentData = {
  name: 'getNewDocumentData',
  method: 'GET',
  path: '/api/v1/auth/verkoopdocumenten/nextautonumber',
  auth: 'bearer',
  query: newDocumentQuery,
  response: newDocumentData,
} as const satisfies Call;
