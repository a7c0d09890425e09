import { getPaymentLookups, listDueDates, createPayment } from '@facturatie/api-contract';
import { readPaymentLookups } from '../../database/payments/paymentLookups.ts';
import { callRoute } from '../../http/callRoute.ts';
import { listDueDates as readDueDates } from '../../database/dueDates/listDueDates.ts';
import { pagedList } from '../../http/pageLinks.ts';
import { recordChange } from '../../database/changes/recordChange.ts';
import { payDueDate, readDueDateForUpdate } from '../../database/dueDates/payDueDate.ts';
import { insertPayment } from '../../database/payments/payments.ts';
import { refuseFields } from '../../http/refuseFields.ts';
import { noBank, paymentFaults } from './paymentFaults.ts';

export const getPaymentLookupsRoute = callRoute(getPaymentLookups, (_, { database }) =>
  readPaymentLookups(database),
);

export const listDueDatesRoute = callRoute(listDueDates, async ({ query }, { database }) => ({
  dueDates: pagedList(query, await readDueDates(database, query)),
}));

/** The due date is held first, so that of payments at once each sees what the one before left to pay. */
export const createPaymentRoute = callRoute(
  createPayment,
  async ({ body }, { database, session, services }) => {
    const { amount, method, date, bankId } = body;
    const dueDate = await readDueDateForUpdate(database, body.dueDateCode);
    if (dueDate === undefined)
      throw refuseFields(createPayment, { dueDateCode: 'dueDate.unknown' });
    const faults = await paymentFaults(database, body, dueDate);
    if (Object.keys(faults).length > 0) throw refuseFields(createPayment, faults);
    const payment = await insertPayment(database, {
      dueDateCode: dueDate.code,
      customerId: dueDate.customerId,
      date,
      amount,
      bankId: bankId === noBank ? null : bankId,
      method,
    });
    await recordChange(
      database,
      { session, clock: services.clock },
      { thing: 'payment', thingId: payment.id, after: payment },
    );
    return { dueDate: await payDueDate(database, dueDate, body) };
  },
);
