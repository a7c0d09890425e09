import type { KeyMark, KeyTable } from '../../private/keyboard/keyTable.ts';
import { alertDialogKeys } from '../AlertDialog/AlertDialog.keys.ts';
import { appShellKeys } from '../AppShell/AppShell.keys.ts';
import { buttonKeys } from '../Button/Button.keys.ts';
import { calendarKeys } from '../Calendar/Calendar.keys.ts';
import { checkboxKeys } from '../Checkbox/Checkbox.keys.ts';
import { dataTableKeys } from '../DataTable/DataTable.keys.ts';
import { dateFieldKeys } from '../DateField/DateField.keys.ts';
import { descriptionSearchKeys } from '../DescriptionSearch/DescriptionSearch.keys.ts';
import { formKeys, linesFormKeys } from '../Form/Form.keys.ts';
import { iconButtonKeys } from '../IconButton/IconButton.keys.ts';
import { lineItemsGridKeys } from '../LineItemsGrid/LineItemsGrid.keys.ts';
import { linkKeys } from '../Link/Link.keys.ts';
import { menuKeys } from '../Menu/Menu.keys.ts';
import { modalKeys } from '../Modal/Modal.keys.ts';
import { moneyFieldKeys } from '../MoneyField/MoneyField.keys.ts';
import { paginatorKeys } from '../Paginator/Paginator.keys.ts';
import { passwordFieldKeys } from '../PasswordField/PasswordField.keys.ts';
import { percentFieldKeys } from '../PercentField/PercentField.keys.ts';
import { popoverKeys } from '../Popover/Popover.keys.ts';
import { quantityFieldKeys } from '../QuantityField/QuantityField.keys.ts';
import { searchComboBoxKeys } from '../SearchComboBox/SearchComboBox.keys.ts';
import { searchFieldKeys } from '../SearchField/SearchField.keys.ts';
import { selectKeys } from '../Select/Select.keys.ts';
import { sidebarKeys } from '../Sidebar/Sidebar.keys.ts';
import { splitButtonKeys } from '../SplitButton/SplitButton.keys.ts';
import { suggestFieldKeys } from '../SuggestField/SuggestField.keys.ts';
import { switchKeys } from '../Switch/Switch.keys.ts';
import { tabsKeys } from '../Tabs/Tabs.keys.ts';
import { toastsKeys } from '../Toasts/Toasts.keys.ts';
import { keyboardHelpKeys } from './KeyboardHelp.keys.ts';

/** The keys of every component that has some: the same rows as documentation and tests. */
export const helpTables: Readonly<Record<KeyMark, KeyTable>> = {
  alertDialog: alertDialogKeys,
  appShell: appShellKeys,
  button: buttonKeys,
  calendar: calendarKeys,
  checkbox: checkboxKeys,
  dataTable: dataTableKeys,
  dateField: dateFieldKeys,
  descriptionSearch: descriptionSearchKeys,
  form: formKeys,
  iconButton: iconButtonKeys,
  keyboardHelp: keyboardHelpKeys,
  lineItemsGrid: lineItemsGridKeys,
  linesForm: linesFormKeys,
  link: linkKeys,
  menu: menuKeys,
  modal: modalKeys,
  moneyField: moneyFieldKeys,
  paginator: paginatorKeys,
  passwordField: passwordFieldKeys,
  percentField: percentFieldKeys,
  popover: popoverKeys,
  quantityField: quantityFieldKeys,
  searchComboBox: searchComboBoxKeys,
  searchField: searchFieldKeys,
  select: selectKeys,
  sidebar: sidebarKeys,
  splitButton: splitButtonKeys,
  suggestField: suggestFieldKeys,
  switch: switchKeys,
  tabs: tabsKeys,
  toasts: toastsKeys,
};

/** Common keys that work everywhere: listed only for the focused component. */
export const knownByAll: readonly string[] = [
  'button',
  'checkbox',
  'iconButton',
  'link',
  'select',
  'switch',
] satisfies KeyMark[];
