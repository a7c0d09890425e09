import { KeyboardHelpSheet } from '@facturatie/ui/KeyboardHelp';

/** The keys of what is on the screen, in a chunk of its own. */
export const HelpSheet = KeyboardHelpSheet;
