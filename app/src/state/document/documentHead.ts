import { isSame } from '@facturatie/invoice-engine';
import { atom } from 'jotai/vanilla';
import { selectAtom } from 'jotai/vanilla/utils';
import type { DocumentAtoms } from './documentRows.ts';
import { fieldBeingTyped } from './typedField.ts';

/**
 * The head of a document as its fields show it: a date follows input in other fields, but not in its own
 * field. The same object until one of its fields changes.
 */
export function documentHeadAtom({
  presentAtom,
  shownAtom,
  paintedTypingAtom,
  unparsedAtom,
}: DocumentAtoms) {
  const headAtom = atom((get) => {
    const present = get(presentAtom);
    const typed = fieldBeingTyped(get(paintedTypingAtom));
    const dateIn = (field: 'date' | 'dueDate' | 'deliveryDate') =>
      (typed === field ? present : get(shownAtom))[field];
    const { number, customer, countingType, reference, remarks, notes } = present;
    return {
      number,
      customer,
      countingType,
      reference,
      remarks,
      notes,
      date: dateIn('date'),
      dueDate: dateIn('dueDate'),
      deliveryDate: dateIn('deliveryDate'),
      unparsed: get(unparsedAtom),
    };
  });
  return selectAtom(headAtom, (head) => head, isSame);
}
