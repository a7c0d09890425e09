import { lookUpVatNumber } from '@facturatie/api-contract';
import { readCompanyData } from '@facturatie/invoice-engine';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { reportFailure } from '../../failure/reportFailure.ts';
import { valueAt } from '../../record/fieldPath.ts';
import { companyFields } from './companyFields.ts';
import type { CustomerPath } from '../savedCustomer.ts';
import type { CustomerRecord } from '../useCustomerForm.ts';

/** A look-up in the VAT databank (a hook). */
export interface VatLookup {
  readonly isLookingUp: boolean;
  /** Whether the fields have been filled by the last lookup. */
  readonly isFilled: boolean;
  /** Asks the databank and fills the fields; a failure shows a toast. */
  readonly lookUp: () => Promise<void>;
}

/**
 * Fills a customer's fields from the VAT databank (specification §2, §4, §7 getvatdata). `onFilled` is
 * called for each field that it filled.
 */
export function useVatLookup(
  { valueNow, values, change }: CustomerRecord,
  onFilled: (path: CustomerPath) => void,
): VatLookup {
  const { api } = useRouteContext({ from: '__root__' });
  const [isLookingUp, setIsLookingUp] = useState(false);
  const [isFilled, setIsFilled] = useState(false);
  const request = useRef<AbortController>(undefined);
  useEffect(() => () => request.current?.abort(), []);

  async function lookUp() {
    const controller = new AbortController();
    request.current = controller;
    setIsFilled(false);
    setIsLookingUp(true);
    const asked = values;
    const { vatNumber } = asked;
    try {
      const { response } = await api(
        lookUpVatNumber,
        { body: { country: 'BE', vatNumber } },
        { signal: controller.signal },
      );
      if (valueNow('vatNumber') === vatNumber) {
        for (const { path, value } of companyFields(readCompanyData(response))) {
          // Text typed during the request is newer than its response.
          if (valueNow(path) !== valueAt(asked, path)) continue;
          change(path, { value });
          onFilled(path);
        }
        setIsFilled(true);
      }
    } catch (error) {
      if (!controller.signal.aborted) reportFailure(error);
    }
    setIsLookingUp(false);
  }

  return { isLookingUp, isFilled, lookUp };
}
