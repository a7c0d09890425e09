import type { SalesDocumentForm } from '@facturatie/api-contract';
import type { DbTransaction } from '../../database/db.ts';
import { settledOf } from '../../database/documents/creditNotes.ts';
import { storedBuyer } from '../../database/documents/buyer.ts';
import {
  calculateStored,
  columnsOfLine,
  totalColumns,
} from '../../database/documents/lineColumns.ts';
import type { ReadDocument } from '../../database/documents/readSalesDocument.ts';
import type { DocumentDraft, DraftedLine } from '../../database/documents/saveDocument.ts';
import { refuseFields, refuseSentences } from '../../http/refuseFields.ts';
import { creditFaults } from '../creditNotes/creditFaults.ts';
import { differencesIn, faultsInAmounts } from './documentAmounts.ts';
import { lookUpDocument } from './lookUpDocument.ts';
import type { DocumentReferences, DocumentSave } from './lookUpDocument.ts';

/**
 * What is stored of a form: everything that it refers to is looked up and held, and every amount is
 * calculated here. The amounts that the client sent are only compared.
 * @throws Refusal 422 for fields that cannot be saved, 400 for amounts that differ, both naming the fields
 */
export async function checkDocument(
  trx: DbTransaction,
  save: DocumentSave,
): Promise<DocumentDraft> {
  const { call, form, before } = save;
  const { faults, references } = await lookUpDocument(trx, save);
  if (references === undefined) throw refuseFields(call, faults);

  const lines = draftedLines(form, references, before);
  const defaultMargin = before?.row.defaultMargin ?? references.defaultMargin;
  const terms = { discount: form.discount, defaultMargin };
  const columns = lines.map((line) => line.columns);
  const calculated = { ...calculateStored(columns, terms), indexes: indexesOf(form) };
  const faultsOfAmounts = faultsInAmounts(calculated);
  if (Object.keys(faultsOfAmounts).length > 0) throw refuseFields(call, faultsOfAmounts);
  const differences = differencesIn(form, calculated);
  if (Object.keys(differences).length > 0) {
    throw refuseFields(call, differences, [400, 'document.differs']);
  }
  const amounts = totalColumns(calculated.totals);
  const { credited } = references;
  if (credited !== undefined) {
    const draft = { lines: columns, calculated, terms };
    const faultsOfCredit = await creditFaults(trx, draft, credited, before);
    if (Object.keys(faultsOfCredit).length > 0) throw refuseSentences(call, faultsOfCredit);
  }
  if (before?.credit !== undefined && amounts.total < (await settledOf(trx, before.credit.id))) {
    throw refuseFields(call, { 'totals.total': 'document.belowRepaid' });
  }
  if (before?.due !== undefined && amounts.total < before.due.paid + before.due.credited) {
    throw refuseFields(call, { 'totals.total': 'document.belowPaid' });
  }
  return {
    customer: references.customer,
    company: references.company,
    quoteNumber: form.quoteNumber,
    credited,
    lines,
    calculated,
    columns: {
      date: form.date,
      // What a credit note gives back is due at once.
      dueDate: credited === undefined ? form.dueDate : form.date,
      deliveryDate: form.deliveryDate,
      reference: form.reference,
      remarks: form.remarks,
      notes: form.notes,
      customerId: references.customer.id,
      companyName: references.customer.companyName,
      buyer: storedBuyer(references.customer),
      countingType: form.countingType,
      quoteId: references.quoteId,
      creditedId: credited?.row.id ?? null,
      ...terms,
      ...amounts,
    },
  };
}

/** The places in the form of the lines that stay: faults are named by them. */
function indexesOf({ lines }: SalesDocumentForm): number[] {
  return lines.flatMap(({ mode }, index) => (mode === 'deleted' ? [] : [index]));
}

/** Deleted lines are left out. An id of another document, or one that comes twice, is none. */
function draftedLines(
  form: SalesDocumentForm,
  { lines: found }: DocumentReferences,
  before: ReadDocument | undefined,
): DraftedLine[] {
  const known = new Set(before?.lines.map(({ id }) => id));
  return indexesOf(form).flatMap((index) => {
    const line = form.lines[index];
    const lookedUp = found[index];
    if (line === undefined || lookedUp === undefined) return [];
    const { id } = line.record;
    const isKept = id !== null && known.delete(id);
    return [{ id: isKept ? id : undefined, columns: columnsOfLine(line, lookedUp) }];
  });
}
