import { KeyboardHelpSheet } from '@facturatie/ui/KeyboardHelp';
import type { KeyboardHelpSheetProps } from '@facturatie/ui/KeyboardHelp';
import { eInvoiceKeys } from '../../intl/eInvoiceKeys.nl-BE.ts';
import { lostArticleKeys } from '../../intl/lostArticleKeys.nl-BE.ts';

/** Keys of the app itself. */
const tables: NonNullable<KeyboardHelpSheetProps['tables']> = [lostArticleKeys, eInvoiceKeys];

/** The keys of the components on the screen, in its own chunk. */
export function HelpSheet(props: Omit<KeyboardHelpSheetProps, 'tables'>) {
  return <KeyboardHelpSheet {...props} tables={tables} />;
}
