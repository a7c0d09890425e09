import { listCustomers } from '@facturatie/api-contract';
import type { Customer } from '@facturatie/api-contract';
import { OnDemand, onDemand } from '@facturatie/ui/OnDemand';
import { SearchComboBox } from '@facturatie/ui/SearchComboBox';
import type { SearchFunction } from '@facturatie/ui/SearchComboBox';
import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { reportFailedLoad } from '../../failure/reportFailure.ts';
import { documentEditorText } from '../../../intl/documentEditor.nl-BE.ts';

const text = documentEditorText.head;

/** What the editor takes over of a customer (specification §3, customer search result). */
export interface FoundCustomer {
  readonly number: string;
  readonly name: string;
  readonly countingType: string;
  readonly place: string;
}

export interface CustomerSearchProps {
  /** The customer of the document. */
  readonly customer: { readonly number: string; readonly name: string } | undefined;
  readonly onChange: (customer: FoundCustomer | null) => void;
  /** Called during typing, with null while the text is not the name of the customer. */
  readonly onTyping: (customer: FoundCustomer | null) => void;
  /** Takes the focus at first. */
  readonly takesFocus: boolean;
}

const newCustomer = onDemand(() => import('../../customer/NewCustomerModal.tsx'));

/** Width of the list of customers, in pixels (specification §2). */
const listWidth = 400;

/** Searches for the customer of a document, and makes one that is not there yet (specification §2, §5). */
export function CustomerSearch({ customer, onChange, onTyping, takesFocus }: CustomerSearchProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const [newName, setNewName] = useState<string>();
  const close = () => setNewName(undefined);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const search: SearchFunction<FoundCustomer> = useCallback(
    async (typed, signal) => {
      const query = { page: 1, perPage: 50, search: typed } as const;
      const answer = api(listCustomers, { query }, { signal });
      const { customers } = await reportFailedLoad(answer, signal);
      const items = customers.data.map(({ number, companyName, countingType, street, city }) => ({
        number,
        name: companyName,
        countingType,
        place: [number, street, city].filter(Boolean).join(' · '),
      }));
      return { items, total: customers.total };
    },
    [api],
  );

  function take({ number, companyName, countingType }: Customer) {
    onChange({ number, name: companyName, countingType, place: '' });
    close();
    input.current?.focus();
  }

  return (
    <>
      <SearchComboBox
        ref={input}
        name="customer.number"
        label={text.customer}
        isRequired
        value={customer ? { ...customer, countingType: '', place: '' } : null}
        onChange={onChange}
        onTyping={onTyping}
        search={search}
        itemKey={({ number }) => number}
        itemLabel={({ name }) => name}
        itemDescription={({ place }) => place}
        panelWidth={listWidth}
        action={{ label: text.createCustomer, onAction: setNewName }}
      />
      <OnDemand part={newCustomer} isAsked={newName !== undefined} onCancel={close}>
        {({ NewCustomerModal }) =>
          newName !== undefined && (
            <NewCustomerModal name={newName} onClose={close} onCreated={take} />
          )
        }
      </OnDemand>
    </>
  );
}
