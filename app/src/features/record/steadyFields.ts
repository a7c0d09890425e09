import * as checkbox from '@facturatie/ui/Checkbox';
import * as emailField from '@facturatie/ui/EmailField';
import * as moneyField from '@facturatie/ui/MoneyField';
import * as percentField from '@facturatie/ui/PercentField';
import * as readOnlyField from '@facturatie/ui/ReadOnlyField';
import * as select from '@facturatie/ui/Select';
import * as suggestField from '@facturatie/ui/SuggestField';
import * as textArea from '@facturatie/ui/TextArea';
import * as textField from '@facturatie/ui/TextField';
import { steady } from './steady.ts';

/** The fields of a long form, each drawn again only when something it shows is new. */
export const Checkbox = steady(checkbox.Checkbox);
export const EmailField = steady(emailField.EmailField);
export const MoneyField = steady(moneyField.MoneyField);
export const PercentField = steady(percentField.PercentField);
export const ReadOnlyField = steady(readOnlyField.ReadOnlyField);
export const Select = steady(select.Select);
export const SuggestField = steady(suggestField.SuggestField);
export const TextArea = steady(textArea.TextArea);
export const TextField = steady(textField.TextField);
