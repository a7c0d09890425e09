import * as checkbox from '@facturatie/ui/Checkbox';
import * as emailField from '@facturatie/ui/EmailField';
import * as moneyField from '@facturatie/ui/MoneyField';
import * as percentField from '@facturatie/ui/PercentField';
import * as readOnlyField from '@facturatie/ui/ReadOnlyField';
import * as select from '@facturatie/ui/Select';
import * as suggestField from '@facturatie/ui/SuggestField';
import * as textArea from '@facturatie/ui/TextArea';
import * as textField from '@facturatie/ui/TextField';
import { stable } from './stable.ts';

/** The fields of a long form, each re-rendered only when something it shows is new. */
export const Checkbox = stable(checkbox.Checkbox);
export const EmailField = stable(emailField.EmailField);
export const MoneyField = stable(moneyField.MoneyField);
export const PercentField = stable(percentField.PercentField);
export const ReadOnlyField = stable(readOnlyField.ReadOnlyField);
export const Select = stable(select.Select);
export const SuggestField = stable(suggestField.SuggestField);
export const TextArea = stable(textArea.TextArea);
export const TextField = stable(textField.TextField);
