import { defaultMargin } from '../document/terms.ts';
import type { Percent } from '../number/scaled.ts';
import type { LineId } from './EditorLine.ts';
import type { EditorState } from './EditorState.ts';
import { countingWithVat } from './vatChange.ts';

/**
 * A blank document without lines: counted with VAT, group 3 at 21 % and a margin of 25 % until the
 * settings are loaded (spec §9; SPEC.md E17).
 */
export function newEditor<Saved = unknown>(): EditorState<Saved> {
  return {
    sequence: -1,
    number: '',
    dueDateFollows: true,
    deliveryDateFollows: true,
    reference: '',
    remarks: '',
    notes: '',
    countingType: countingWithVat,
    discount: 0 as Percent,
    defaults: { vat: { code: 3, rate: 21_00 as Percent }, margin: defaultMargin },
    nextLine: 0 as LineId,
    lines: [],
    deleted: [],
    sums: [],
  };
}
