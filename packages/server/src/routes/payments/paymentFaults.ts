import type { PaymentForm } from '@facturatie/api-contract';
import { customerNumberOrder } from '../../database/customers/customerNumberOrder.ts';
import type { Db } from '../../database/db.ts';
import { balanceOf } from '../../database/dueDates/payDueDate.ts';
import type { DueDateRecord } from '../../database/dueDates/payDueDate.ts';
import type { FieldCode, FieldFaults } from '../../http/refuseFields.ts';

/** What a form sends when no bank was chosen (spec §2). */
export const noBank = 0;

/** What keeps a payment from being saved that only the database can check, on a locked due date. */
export async function paymentFaults(
  trx: Db,
  form: PaymentForm,
  dueDate: DueDateRecord,
): Promise<FieldFaults> {
  const faults: Record<string, FieldCode> = {};
  const customer = await trx
    .selectFrom('customers')
    .select('numberOrder')
    .where('id', '=', dueDate.customerId)
    .executeTakeFirstOrThrow();
  if (customer.numberOrder !== customerNumberOrder(form.customerNumber)) {
    faults['customerNumber'] = 'dueDate.otherCustomer';
  }
  const balance = balanceOf(dueDate);
  if (form.amount > balance) {
    faults['amount'] = balance === 0 ? 'payment.nothingOpen' : 'payment.tooMuch';
  }
  const method = trx.selectFrom('paymentMethods').select('key').where('key', '=', form.method);
  if ((await method.executeTakeFirst()) === undefined) faults['method'] = 'payment.methodUnknown';
  const bank = trx.selectFrom('banks').select('id').where('id', '=', form.bankId);
  if (form.bankId !== noBank && (await bank.executeTakeFirst()) === undefined) {
    faults['bankId'] = 'payment.bankUnknown';
  }
  return faults;
}
