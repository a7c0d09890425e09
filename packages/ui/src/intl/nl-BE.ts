import {
  buttonTexts,
  linkTexts,
  progressTexts,
  alertTexts,
  appShellTexts,
  toastsTexts,
  busyIndicatorTexts,
  onDemandTexts,
} from './frame.nl-BE.ts';
import { fieldTexts, passwordFieldTexts } from './fields.nl-BE.ts';
import { readFieldTexts, numberFieldsTexts, dateFieldTexts } from './readFields.nl-BE.ts';
import { calendarTexts } from './calendar.nl-BE.ts';
import { selectTexts, searchFieldTexts } from './choices.nl-BE.ts';
import { suggestionsTexts, searchComboBoxTexts } from './suggestions.nl-BE.ts';
import { dataTableTexts, asyncContentTexts, failedStateTexts } from './lists.nl-BE.ts';
import { daysBadgeTexts, loadMoreTexts } from './longLists.nl-BE.ts';
import { paginatorTexts } from './paginator.nl-BE.ts';
import {
  formErrorSummaryTexts,
  modalTexts,
  alertDialogTexts,
  splitButtonTexts,
  keyboardHelpTexts,
} from './forms.nl-BE.ts';
import { lineItemsGridTexts } from './lines.nl-BE.ts';
import { pasteDialogTexts } from './pasteDialog.nl-BE.ts';
import { keyboardTableTexts, keyboardSheetTexts } from './keyboard.nl-BE.ts';

/** All texts of the components. No component reads it: that would load every text. */
export const nlBE = {
  button: buttonTexts,
  field: fieldTexts,
  readField: readFieldTexts,
  numberFields: numberFieldsTexts,
  dateField: dateFieldTexts,
  calendar: calendarTexts,
  link: linkTexts,
  passwordField: passwordFieldTexts,
  select: selectTexts,
  keyboardTable: keyboardTableTexts,
  keyboardHelp: { ...keyboardHelpTexts, ...keyboardSheetTexts },
  progress: progressTexts,
  alert: alertTexts,
  appShell: appShellTexts,
  dataTable: dataTableTexts,
  daysBadge: daysBadgeTexts,
  lineItemsGrid: { ...lineItemsGridTexts, ...pasteDialogTexts },
  paginator: paginatorTexts,
  toasts: toastsTexts,
  busyIndicator: busyIndicatorTexts,
  onDemand: onDemandTexts,
  searchField: searchFieldTexts,
  suggestions: suggestionsTexts,
  searchComboBox: searchComboBoxTexts,
  asyncContent: asyncContentTexts,
  failedState: failedStateTexts,
  loadMore: loadMoreTexts,
  formErrorSummary: formErrorSummaryTexts,
  modal: modalTexts,
  alertDialog: alertDialogTexts,
  splitButton: splitButtonTexts,
};

/** All texts of the components. */
export type Messages = typeof nlBE;
