import { lookUpVatNumber } from '@facturatie/api-contract';
import { parseBelgianVatNumber } from '@facturatie/invoice-engine';
import { storeVatLookup, storedVatLookup } from '../../database/vatLookups/vatLookups.ts';
import type { VatLookup } from '../../database/vatLookups/vatLookups.ts';
import { callRoute } from '../../http/callRoute.ts';
import { Refusal } from '../../http/refusal.ts';
import { refuseFields } from '../../http/refuseFields.ts';
import type { Services } from '../../http/services.ts';

/** Seconds after which the databank may well answer again. */
const retryAfter = 60;

/**
 * Returns the answer of the databank unchanged; clients read it with
 * `readCompanyData`. An unknown number is not cached: it may be registered any moment.
 */
export const lookUpVatNumberRoute = callRoute(
  lookUpVatNumber,
  async ({ body }, { database, services }) => {
    const digits = parseBelgianVatNumber(body.vatNumber);
    if (digits === undefined) {
      throw refuseFields(lookUpVatNumber, { vatNumber: 'vatNumber.malformed' });
    }
    const now = services.clock.now();
    const kept = await storedVatLookup(database, `BE${digits}`, now);
    if (kept !== undefined) return responseOf(kept);
    const found = await askRegistry(services, digits);
    await storeVatLookup(database, found, now);
    return responseOf(found);
  },
);

/** @throws Refusal 422 for a number that the databank does not know, 503 when it gives no verdict */
async function askRegistry({ vatRegistry, log }: Services, digits: string): Promise<VatLookup> {
  const answer = await vatRegistry.lookUp(digits);
  if (answer.verdict === 'unregistered') {
    throw refuseFields(lookUpVatNumber, { vatNumber: 'vatNumber.unregistered' });
  }
  if (answer.verdict === 'none') {
    const { reason } = answer;
    log.write({ level: 'warning', event: 'vatDatabankUnavailable', fields: { reason } });
    throw new Refusal(503, 'vatRegistry.unavailable', { retryAfter });
  }
  const { name, address, countryCode } = answer;
  return { vatNumber: `BE${digits}`, name, address, countryCode };
}

function responseOf({ name, address, countryCode }: VatLookup) {
  return { response: { name, address, countryCode } };
}
