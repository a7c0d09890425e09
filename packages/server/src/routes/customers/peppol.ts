import { getCustomerPeppol, updateCustomerPeppol } from '@facturatie/api-contract';
import type { PeppolForm } from '@facturatie/api-contract';
import { formatParticipant, parseParticipant, participantFault } from '@facturatie/ubl';
import { recordChange } from '../../database/changes/recordChange.ts';
import {
  changePeppolCustomer,
  readPeppolCustomer,
} from '../../database/customers/peppolCustomer.ts';
import { readCustomer, readCustomerForUpdate } from '../../database/customers/readCustomer.ts';
import type { ReadCustomer } from '../../database/customers/readCustomer.ts';
import { derivedParticipant } from '../../eInvoice/parties.ts';
import { callRoute } from '../../http/callRoute.ts';
import type { ThingVersion } from '../../http/entityTag.ts';
import { Refusal } from '../../http/refusal.ts';
import { refuseFields } from '../../http/refuseFields.ts';
import { refuseStale } from '../../http/refuseStale.ts';
import type { Services } from '../../http/services.ts';

export const getCustomerPeppolRoute = callRoute(
  getCustomerPeppol,
  async ({ params }, { database, services }) => {
    const found = existing(await readCustomer(database, params.number));
    const form = await readPeppolCustomer(database, found.row.id);
    return { peppol: peppolOf(found, form), version: await versionOf(found, form, services) };
  },
);

export const updateCustomerPeppolRoute = callRoute(
  updateCustomerPeppol,
  async ({ params, body }, { database, session, services, expectedTag }) => {
    const found = existing(await readCustomerForUpdate(database, params.number));
    const { id } = found.row;
    const before = await readPeppolCustomer(database, id);
    const change = { thing: 'peppolCustomer', thingId: id } as const;
    await refuseStale(database, updateCustomerPeppol, expectedTag, {
      thing: change.thing,
      version: await versionOf(found, before, services),
      show: () => ({ peppol: peppolOf(found, before) }),
    });
    const after = { ...body, peppolId: readPeppolId(body.peppolId) };
    await changePeppolCustomer(database, id, after);
    const author = { session, clock: services.clock };
    await recordChange(database, author, { ...change, before, after });
    return { peppol: peppolOf(found, after), version: await versionOf(found, after, services) };
  },
);

function existing(found: ReadCustomer | undefined): ReadCustomer {
  if (found === undefined) throw new Refusal(404, 'customer.unknown');
  return found;
}

function peppolOf({ row }: ReadCustomer, form: PeppolForm) {
  const derived = derivedParticipant(row);
  const isRight = derived !== undefined && participantFault(derived) === undefined;
  return { ...form, derivedPeppolId: isRight ? formatParticipant(derived) : '' };
}

/** The version of its content: a customer without settings has no row, but a version. */
async function versionOf(
  { row: { id } }: ReadCustomer,
  { peppolId, asksOrderNumber }: PeppolForm,
  { sha256 }: Services,
): Promise<ThingVersion> {
  const digest = await sha256(JSON.stringify([peppolId, asksOrderNumber]));
  return { id, version: Number.parseInt(digest.slice(0, 12), 16) };
}

/**
 * A Peppol id as staff typed it, in its one spelling.
 * @throws Refusal 422 when it is none
 */
function readPeppolId(typed: string): string {
  if (typed.trim() === '') return '';
  const participant = parseParticipant(typed);
  const fault = participant === undefined ? 'form' : participantFault(participant);
  if (participant !== undefined && fault === undefined) return formatParticipant(participant);
  throw refuseFields(updateCustomerPeppol, { peppolId: `peppolId.${fault ?? 'form'}` });
}
