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
import {
  readFieldTexts,
  numberFieldsTexts,
  dateFieldTexts,
  calendarTexts,
} from './readFields.nl-BE.ts';
import {
  selectTexts,
  searchFieldTexts,
  suggestionsTexts,
  searchComboBoxTexts,
} from './choices.nl-BE.ts';
import {
  dataTableTexts,
  daysBadgeTexts,
  paginatorTexts,
  asyncContentTexts,
  failedStateTexts,
  loadMoreTexts,
} from './lists.nl-BE.ts';
import {
  formErrorSummaryTexts,
  modalTexts,
  alertDialogTexts,
  splitButtonTexts,
} from './forms.nl-BE.ts';
import { lineItemsGridTexts } from './lines.nl-BE.ts';
import { keyboardTableTexts, keyboardHelpTexts } from './keyboard.nl-BE.ts';

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
  keyboardHelp: keyboardHelpTexts,
  progress: progressTexts,
  alert: alertTexts,
  appShell: appShellTexts,
  dataTable: dataTableTexts,
  daysBadge: daysBadgeTexts,
  lineItemsGrid: lineItemsGridTexts,
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
