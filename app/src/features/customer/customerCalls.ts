import {
  ApiError,
  conflictOf,
  createCustomer,
  getCustomerPeppol,
  updateCustomer,
  updateCustomerPeppol,
} from '@facturatie/api-contract';
import type {
  Caller,
  Conflict,
  Customer,
  CustomerNumber,
  PeppolCustomer,
  PeppolForm,
  Versioned,
} from '@facturatie/api-contract';
import {
  customerFormOf,
  joinedVersion,
  savedCustomer,
  noPeppol,
  versionsOf,
} from './savedCustomer.ts';
import type { CustomerFields, SavedCustomer, NewCustomer } from './savedCustomer.ts';

/**
 * The calls that save a customer. Its fields and what it asks of e-invoices are two things for the server, each
 * with its version; the editor sees one. E-invoices go first: of both, only they are refused for what only the
 * server can tell.
 */
export function customerCalls(api: Caller, record: SavedCustomer | NewCustomer) {
  const versions = versionsOf(record.version);
  /** What the server was last known to hold. */
  let customer: Versioned<{ customer: Customer }> | undefined = record.customer && {
    customer: record.customer,
    version: versions.customer,
  };
  let peppol: Versioned<{ peppol: PeppolCustomer }> = {
    peppol: record.peppol ?? noPeppol,
    version: versions.peppol,
  };
  /** A version that the editor has still, and the one that a save of ours made of it before the rest failed. */
  let own: { readonly from: string | undefined; readonly to: string | undefined } | undefined;
  let failedPeppol: unknown;

  async function savePeppol(number: CustomerNumber, form: PeppolForm, version: string | undefined) {
    if (isSamePeppol(form, peppol.peppol)) return;
    const { peppolId, asksOrderNumber } = form;
    const input = { params: { number }, body: { peppolId, asksOrderNumber } };
    const expected = own && own.from === version ? own.to : version;
    try {
      peppol = await api(updateCustomerPeppol, input, { version: expected });
      own = { from: version, to: peppol.version };
    } catch (error) {
      const conflict =
        error instanceof ApiError ? conflictOf(updateCustomerPeppol, error) : undefined;
      if (conflict) {
        own = undefined;
        peppol = { ...conflict.current, version: conflict.version };
      }
      // An earlier save of ours whose answer was lost is no conflict.
      if (conflict && isSamePeppol(form, peppol.peppol)) return;
      failedPeppol = error;
      throw error;
    }
  }

  /** Reads the recalculated numbers of a customer. The save does not depend on it. */
  async function readPeppol(number: CustomerNumber): Promise<void> {
    try {
      peppol = await api(getCustomerPeppol, { params: { number } });
    } catch {
      peppol = { ...peppol, peppol: { ...peppol.peppol, derivedPeppolId: '' } };
    }
  }

  return {
    create: async (values: CustomerFields, idempotencyKey: string): Promise<SavedCustomer> => {
      customer = await api(createCustomer, { body: customerFormOf(values) }, { idempotencyKey });
      await readPeppol(customer.customer.number);
      return savedCustomer(customer, peppol);
    },

    update: async (
      values: CustomerFields,
      version: string | undefined,
      made: SavedCustomer | undefined,
    ): Promise<SavedCustomer> => {
      const before = made?.customer ?? customer?.customer;
      // A save may change the number: the next one goes to the new address.
      const number = before?.number ?? values.number;
      const expected = versionsOf(version);
      await savePeppol(number, values, expected.peppol);
      const body = customerFormOf(values);
      customer = await api(
        updateCustomer,
        { params: { number }, body },
        { version: expected.customer },
      );
      own = undefined;
      if (before === undefined || !hasSameNumbers(before, customer.customer)) {
        await readPeppol(customer.customer.number);
      }
      return savedCustomer(customer, peppol);
    },

    conflictIn: (error: ApiError): Conflict<SavedCustomer> | undefined => {
      const conflict = conflictOf(updateCustomer, error);
      if (!conflict || !customer) return undefined;
      const theirs =
        error === failedPeppol ? customer : { ...conflict.current, version: conflict.version };
      const current = savedCustomer(theirs, peppol);
      const version = joinedVersion({ customer: theirs.version, peppol: peppol.version }) ?? '';
      return { ...conflict, version, current };
    },
  };
}

function isSamePeppol(one: PeppolForm, other: PeppolForm): boolean {
  return one.peppolId === other.peppolId && one.asksOrderNumber === other.asksOrderNumber;
}

/** Whether what a Peppol id follows from is the same. */
export function hasSameNumbers(
  one: Pick<CustomerFields, 'vatNumber' | 'enterpriseNumber' | 'invoiceAddress'>,
  other: Pick<CustomerFields, 'vatNumber' | 'enterpriseNumber' | 'invoiceAddress'>,
): boolean {
  return (
    one.vatNumber === other.vatNumber &&
    one.enterpriseNumber === other.enterpriseNumber &&
    one.invoiceAddress.country === other.invoiceAddress.country
  );
}
