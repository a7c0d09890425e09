import { AsyncContent } from '@facturatie/ui/AsyncContent';
import { CustomerEditor } from '../../features/customer/CustomerEditor.tsx';
import type { CustomerEditorProps } from '../../features/customer/CustomerEditor.tsx';
import { CustomerTitle } from '../../features/customer/CustomerTitle.tsx';
import type { SavedCustomer } from '../../features/customer/savedCustomer.ts';
import type { LoadedCustomer } from '../../features/customer/loadCustomer.ts';
import { contentState } from '../../features/list/listState.ts';
import { FormSkeleton } from '../../features/record/FormSkeleton.tsx';
import { Screen } from '../../features/screen/Screen.tsx';
import { customerText as text } from '../../intl/customers.nl-BE.ts';
import type { ResourceState } from '../../state/resource.ts';

export interface CustomerScreenProps extends Pick<
  CustomerEditorProps,
  'tab' | 'onTabChange' | 'onSaved'
> {
  /** As in the URL. */
  readonly number: string;
  readonly customer: ResourceState<LoadedCustomer<SavedCustomer>>;
  readonly onRetry: () => void;
}

/** One existing customer (specification §2, mode open). */
export function CustomerScreen({ number, customer, onRetry, ...editor }: CustomerScreenProps) {
  const name = 'value' in customer ? customer.value.record.customer.companyName : '';
  return (
    <Screen
      title={<CustomerTitle number={number} name={name} />}
      documentTitle={text.documentTitle(number, name)}
    >
      <AsyncContent
        state={contentState(customer)}
        skeleton={<FormSkeleton fields={28} />}
        onRetry={onRetry}
      >
        {(loaded) => <CustomerEditor customer={loaded} {...editor} />}
      </AsyncContent>
    </Screen>
  );
}
