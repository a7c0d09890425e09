import type { Caller } from '@facturatie/api-contract';
import type { ReactNode } from 'react';
import type { KeptCustomer } from './features/customer/keptCustomer.ts';
import type { LoadedCustomer } from './features/customer/loadCustomer.ts';
import type { KeptGroup } from './features/customerGroup/keptGroup.ts';
import type { FieldInUse } from './features/record/fieldInUse.ts';
import type { DocumentAtDesk } from './features/salesDocument/documentDesk.ts';
import type { Drafts } from './state/drafts.ts';
import type { Handover } from './state/handover.ts';
import type { MarginChoice } from './state/marginChoice.ts';
import type { OtherTabs } from './state/otherTabs.ts';
import type { RememberedPageSize } from './state/pageSize.ts';
import type { Session } from './state/session.ts';

/** What every route and screen of one running app shares. */
export interface AppContext {
  /** Makes calls of the API. A route imports the calls it makes, so that it loads those only. */
  readonly api: Caller;
  readonly session: Session;
  readonly pageSize: RememberedPageSize;
  /** Who sees margins in documents. */
  readonly margins: MarginChoice;
  /** What was typed and not saved. */
  readonly drafts: Drafts;
  /** Which records are open in other tabs. */
  readonly otherTabs: OtherTabs;
  /**
   * What was just made, on its way to the screen of its own, so that nobody waits for it there: customers by
   * number, groups by id, documents by number, and the field that somebody goes on typing in by the name of
   * the record.
   */
  readonly made: {
    readonly customers: Handover<LoadedCustomer<KeptCustomer>>;
    readonly groups: Handover<KeptGroup>;
    readonly documents: Handover<DocumentAtDesk>;
    readonly fields: Handover<FieldInUse>;
  };
  /** Stands above every screen; undefined where there is nothing that everybody must know. */
  readonly notice: ReactNode;
}
