import type { CustomerGroupForm } from '@facturatie/api-contract';
import { percent } from '@facturatie/invoice-engine';
import { Screen } from '../../features/screen/Screen.tsx';
import { customerGroupText as text } from '../../intl/customerGroups.nl-BE.ts';
import { CustomerGroupFields } from './CustomerGroupFields.tsx';
import type { CustomerGroupFieldsProps } from './CustomerGroupFields.tsx';

const blank: CustomerGroupForm = { name: '', discount: percent(0), notes: '' };

/** A group that is still to be made (specification §2). */
export function NewCustomerGroupScreen({ onSaved }: Pick<CustomerGroupFieldsProps, 'onSaved'>) {
  return (
    <Screen title={text.newTitle}>
      <CustomerGroupFields record={{ values: blank }} onSaved={onSaved} />
    </Screen>
  );
}
