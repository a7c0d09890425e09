import * as checkbox from '@facturatie/ui/Checkbox';
import * as emailField from '@facturatie/ui/EmailField';
import * as moneyField from '@facturatie/ui/MoneyField';
import * as percentField from '@facturatie/ui/PercentField';
import * as readOnlyField from '@facturatie/ui/ReadOnlyField';
import * as select from '@facturatie/ui/Select';
import * as suggestField from '@facturatie/ui/SuggestField';
import * as textArea from '@facturatie/ui/TextArea';
import * as textField from '@facturatie/ui/TextField';
import { memo } from 'react';
import { hasSameProps } from './hasSameProps.ts';

/**
 * The fields of a long form, each re-rendered only when something it shows changes: a key typed in one
 * re-renders that field only.
 */
export const Checkbox = memo(checkbox.Checkbox, hasSameProps);
export const EmailField = memo(emailField.EmailField, hasSameProps);
export const MoneyField = memo(moneyField.MoneyField, hasSameProps);
export const PercentField = memo(percentField.PercentField, hasSameProps);
export const ReadOnlyField = memo(readOnlyField.ReadOnlyField, hasSameProps);
export const Select = memo(select.Select, hasSameProps);
export const SuggestField = memo(suggestField.SuggestField, hasSameProps);
export const TextArea = memo(textArea.TextArea, hasSameProps);
export const TextField = memo(textField.TextField, hasSameProps);
