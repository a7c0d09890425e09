import { getNewDocumentData } from '@facturatie/api-contract';
import { brusselsToday } from '../clock/brusselsToday.ts';
import { documentNumber, yearOf } from '../database/documents/documentNumber.ts';
import { readDocumentSettings } from '../database/documents/documentSettings.ts';
import { lastPlace } from '../database/documents/numberSeries.ts';
import { callRoute } from '../http/callRoute.ts';

/** The number is the one that a document would get now; only saving takes it (docs/decisions/0001). */
export const getNewDocumentDataRoute = callRoute(
  getNewDocumentData,
  async ({ query: { kind } }, { database, services }) => {
    const date = brusselsToday(services.clock);
    const series = { kind, year: yearOf(date) };
    const sequence = (await lastPlace(database, series)) + 1;
    return {
      number: documentNumber({ ...series, sequence }),
      date,
      settings: await readDocumentSettings(database),
    };
  },
);
