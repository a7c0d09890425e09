import type { Caller } from '@facturatie/api-contract';
import type { ReactNode } from 'react';
import type { KeptCustomer } from './features/customer/keptCustomer.ts';
import type { LoadedCustomer } from './features/customer/loadCustomer.ts';
import type { KeptGroup } from './features/customerGroup/keptGroup.ts';
import type { DocumentToEdit } from './state/document/documentEditor.ts';
import type { Handover } from './state/handover.ts';
import type { Store } from './state/store.ts';

/** What every route and screen of one running app shares. */
export interface AppContext {
  /** Makes calls of the API. A route imports the calls it makes, so that it loads those only. */
  readonly api: Caller;
  /** The state of the app: the atoms of app/src/state have their values here. */
  readonly store: Store;
  /**
   * What was just created, with its editor, for the screen of its own: customers by number, groups by id and
   * documents by number.
   */
  readonly made: {
    readonly customers: Handover<LoadedCustomer<KeptCustomer>>;
    readonly groups: Handover<KeptGroup>;
    readonly documents: Handover<DocumentToEdit>;
  };
  /** Stands above every screen; undefined where there is nothing that everybody must know. */
  readonly notice: ReactNode;
}
