import type { CustomerGroup, CustomerGroupForm } from '@facturatie/api-contract';
import type { FieldsEditor, SavedRecord } from '../record/fieldsEditor.ts';

/** A group as the server holds it. */
export interface SavedGroup extends SavedRecord<CustomerGroupForm> {
  readonly id: number;
  /** The editor that created it, where it was created just now. */
  readonly editor?: FieldsEditor<CustomerGroupForm, SavedGroup>;
}

/** A group that is still to be made. */
export type NewGroup = SavedRecord<CustomerGroupForm> & {
  readonly id?: undefined;
  readonly editor?: undefined;
};

/** The group of an answer. */
export function savedGroup({
  group: { id, ...values },
  version,
}: {
  group: CustomerGroup;
  version?: string | undefined;
}): SavedGroup {
  return { id, values, version };
}
