import type { Caller } from '@facturatie/api-contract';
import type { ReactNode } from 'react';
import type { SavedCustomer } from './features/customer/savedCustomer.ts';
import type { LoadedCustomer } from './features/customer/loadCustomer.ts';
import type { SavedGroup } from './features/customerGroup/savedGroup.ts';
import type { DocumentToEdit } from './state/document/documentEditor.ts';
import type { OneTimeValue } from './state/oneTimeValue.ts';
import type { Store } from './state/store.ts';

/** What every route and screen of one running app shares. */
export interface AppContext {
  /** Makes calls of the API. A route imports the calls it makes, so that it loads those only. */
  readonly api: Caller;
  /** Requests the data of the first page before its code is loaded; its first call gets that answer. */
  readonly prefetch: (url: string) => void;
  /** The state of the app: the atoms of app/src/state have their values here. */
  readonly store: Store;
  /**
   * What was just created, with its editor, for the screen of its own: customers by number, groups by id and
   * documents by number.
   */
  readonly made: {
    readonly customers: OneTimeValue<LoadedCustomer<SavedCustomer>>;
    readonly groups: OneTimeValue<SavedGroup>;
    readonly documents: OneTimeValue<DocumentToEdit>;
  };
  /** Shown above every screen; undefined when there is nothing to show. */
  readonly notice: ReactNode;
}
