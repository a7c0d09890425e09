import {
  createCustomer,
  createCustomerGroup,
  createPayment,
  createSalesDocument,
  customerNumber,
  login,
  lookUpVatNumber,
} from '@facturatie/api-contract';
import type { Call } from '@facturatie/api-contract';
import { cents, isoDate, percent } from '@facturatie/invoice-engine';
import { insertCustomers } from '../../database/customers/insertCustomers.ts';
import { insertEInvoice } from '../../database/eInvoices/eInvoices.ts';
import type { Db } from '../../database/db.ts';
import { inTransaction } from '../../database/transaction.ts';
import { addCreditNote } from './addCreditNote.ts';
import { addInvoice } from './addInvoice.ts';
import { documentFormOf } from './documentForms.ts';
import { customerFormOf } from './forms.ts';
import { testUser } from '../openTestServer.ts';
import type { KnownName, RequestParts, Wire } from '../requestRecipes.ts';

/** What requests may refer to. */
export type ContractData = Readonly<Record<KnownName, string | number>>;

let count = 0;

/** Adds a customer in a new group, with an invoice to pay and an article, under unused names. */
export async function addContractData(db: Db): Promise<ContractData> {
  count += 1;
  const customer = `W${count}`;
  const article = `A${count}`;
  return inTransaction(db, async (trx) => {
    const group = await addGroup(trx, customer);
    const emptyGroup = await addGroup(trx, `${customer} leeg`);
    await insertCustomers(trx, [
      {
        number: customer,
        companyName: `Klant ${customer}`,
        groupId: group,
        vatNumber: 'BE 0403.170.701',
        street: 'Kouter 12',
        postcode: '9000',
        city: 'Gent',
      },
    ]);
    await trx
      .insertInto('articles')
      .values({
        number: article,
        description: 'Schroef',
        nature: 'goods',
        purchasePrice: 0,
        unitPrice: 12_500,
        searchText: article.toLowerCase(),
      })
      .execute();
    const issued = await addInvoice(trx, { customerNumber: customer });
    await insertEInvoice(trx, {
      documentId: issued.id,
      method: 'download',
      xml: '<Invoice/>',
      issuedAt: 0,
      issuedBy: 'An Peeters',
      releasedAt: null,
    });
    const repayable = await addCreditNote(trx, { customerNumber: customer });
    // The last of its year: only that one can be removed.
    const { number: invoice, code: dueDate } = await addInvoice(trx, { customerNumber: customer });
    const bank = await trx
      .insertInto('banks')
      .values({ name: `Bank ${customer}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    return {
      repayable,
      bank: bank.id,
      customer,
      group,
      emptyGroup,
      issued: issued.number,
      invoice,
      dueDate,
      article,
    };
  });
}

async function addGroup(db: Db, name: string): Promise<number> {
  const { id } = await db
    .insertInto('customerGroups')
    .values({ name, searchText: name.toLowerCase() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A request to a call that is valid for this data. */
export function exampleOf({ name }: Call, data: ContractData): RequestParts {
  const customer = String(data.customer);
  const customerForm = (number: string) =>
    createCustomer.body.encode(customerFormOf(number, Number(data.group))) as Wire;
  const group = createCustomerGroup.body.encode({
    name: 'Horeca',
    discount: percent(250),
    notes: '',
  }) as Wire;
  const document = (number?: string) =>
    createSalesDocument.body.encode(documentFormOf(customer, number ? { number } : {})) as Wire;
  const payment = createPayment.body.encode({
    date: isoDate('2026-03-05'),
    bankId: 0,
    amount: cents(100),
    applied: cents(100),
    type: 'K',
    method: 'OVR',
    dueDateCode: Number(data.dueDate),
    customerNumber: customerNumber(customer),
  }) as Wire;
  const ofCustomer = { params: { id: customer } };
  const ofIssued = { params: { id: data.issued } };
  const ofInvoice = { params: { id: data.invoice } };
  const examples: Readonly<Record<string, RequestParts>> = {
    login: { body: login.body.encode(testUser) as Wire },
    createCustomer: { body: customerForm(`${customer}-2`) },
    updateCustomer: { ...ofCustomer, body: customerForm(customer) },
    getCustomer: ofCustomer,
    listCustomerQuotes: ofCustomer,
    listCustomerInvoices: ofCustomer,
    listCustomerPayments: ofCustomer,
    listCustomerCreditNotes: ofCustomer,
    getCustomerGroup: { params: { id: data.group } },
    createCustomerGroup: { body: group },
    updateCustomerGroup: { params: { id: data.group }, body: group },
    deleteCustomerGroup: { params: { id: data.emptyGroup } },
    createSalesDocument: { params: { kind: 'factuur' }, body: document() },
    updateSalesDocument: { ...ofInvoice, body: document(String(data.invoice)) },
    getSalesDocument: ofInvoice,
    getNewDocumentData: { query: { soort: 'Factuur' } },
    removeInvoice: { query: { invoiceno: data.invoice } },
    getInvoicePdf: { query: { InvoiceNo: data.invoice } },
    getCreditable: ofInvoice,
    getEInvoice: ofInvoice,
    getEInvoiceXml: ofIssued,
    previewEInvoice: ofInvoice,
    issueEInvoice: { ...ofInvoice, body: { wijze: 'aangegeven' } },
    releaseEInvoice: { ...ofIssued, query: { reden: 'Niet verstuurd' } },
    getCustomerPeppol: ofCustomer,
    updateCustomerPeppol: {
      ...ofCustomer,
      body: { peppol_id: '0208:0403170701', referentie_is_bestelbonnummer: true },
    },
    getProductByCode: { query: { Code: data.article } },
    settleCreditNote: {
      params: { id: data.repayable },
      body: { Datum: '2026-03-05', Bedrag: 1, FK_Bank: data.bank, Factuurnummer: '' },
    },
    saveInvoice: { body: document() },
    createPayment: { body: payment },
    lookUpVatNumber: {
      body: lookUpVatNumber.body.encode({ country: 'BE', vatNumber: '0403.170.701' }) as Wire,
    },
  };
  return examples[name] ?? {};
}
