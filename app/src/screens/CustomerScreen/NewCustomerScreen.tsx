import { AsyncContent } from '@facturatie/ui/AsyncContent';
import { CustomerEditor } from '../../features/customer/CustomerEditor.tsx';
import type { CustomerEditorProps } from '../../features/customer/CustomerEditor.tsx';
import type { NewCustomer } from '../../features/customer/savedCustomer.ts';
import type { LoadedCustomer } from '../../features/customer/loadCustomer.ts';
import { contentState } from '../../features/list/listState.ts';
import { FormSkeleton } from '../../features/record/FormSkeleton.tsx';
import { Screen } from '../../features/screen/Screen.tsx';
import { customerText as text } from '../../intl/customers.nl-BE.ts';
import type { ResourceState } from '../../state/resource.ts';

export interface NewCustomerScreenProps extends Pick<
  CustomerEditorProps,
  'tab' | 'onTabChange' | 'onSaved'
> {
  readonly customer: ResourceState<LoadedCustomer<NewCustomer>>;
  readonly onRetry: () => void;
}

/** A customer that is still to be made (specification §2, mode new). */
export function NewCustomerScreen({ customer, onRetry, ...editor }: NewCustomerScreenProps) {
  return (
    <Screen title={text.newTitle}>
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
