import type { Customer } from '@facturatie/api-contract';
import { AsyncContent } from '@facturatie/ui/AsyncContent';
import { Button } from '@facturatie/ui/Button';
import { Modal } from '@facturatie/ui/Modal';
import { useState } from 'react';
import { customerText } from '../../intl/customers.nl-BE.ts';
import { requestResource } from '../failure/requestResource.ts';
import { useResource } from '../../state/resource.ts';
import { contentState } from '../list/listState.ts';
import { FormSkeleton } from '../record/FormSkeleton.tsx';
import { CustomerEditor } from './CustomerEditor.tsx';
import type { CustomerFormStatus } from './CustomerDetails.tsx';
import { SaveCustomerButton } from './SaveCustomerButton.tsx';
import type { CustomerTab } from './customerTabs.ts';
import type { SavedCustomer, NewCustomer } from './savedCustomer.ts';
import type { LoadedCustomer } from './loadCustomer.ts';

export interface CustomerDialogProps {
  readonly title: string;
  /** Fetches the customer. */
  readonly load: (signal: AbortSignal) => Promise<LoadedCustomer<SavedCustomer | NewCustomer>>;
  /** Called when it is to close. What was typed is then saved, or thrown away on purpose. */
  readonly onClose: () => void;
  /** Called after a save, which a toast has reported. It does not close by itself. */
  readonly onSaved: (customer: Customer) => void;
}

/** A customer over the page one works on (specification §2, mode modal): extra large, with Sluiten. */
export function CustomerDialog({ title, load, onClose, onSaved }: CustomerDialogProps) {
  const [resource, setResource] = useState(() => requestResource(load));
  const [status, setStatus] = useState<CustomerFormStatus>();
  const [tab, setTab] = useState<CustomerTab>('details');

  function close() {
    if (status?.isDirty === true) status.discard();
    onClose();
  }

  return (
    <Modal
      isOpen
      size="xlarge"
      title={title}
      isDirty={status?.isDirty ?? false}
      onClose={close}
      renderFooter={(ask) => (
        <>
          <Button onPress={ask}>{customerText.close}</Button>
          {tab === 'details' && (
            <SaveCustomerButton isSaving={status?.isSaving ?? false} isDisabled={!status} />
          )}
        </>
      )}
    >
      <AsyncContent
        state={contentState(useResource(resource))}
        skeleton={<FormSkeleton fields={28} />}
        onRetry={() => setResource(requestResource(load))}
      >
        {(loaded) => (
          <CustomerEditor
            isInDialog
            customer={loaded}
            tab={tab}
            onTabChange={setTab}
            onSaved={({ record }) => onSaved(record.customer)}
            onStatusChange={setStatus}
          />
        )}
      </AsyncContent>
    </Modal>
  );
}
