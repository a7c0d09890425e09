import type { CustomerLookups } from '@facturatie/api-contract';
import { formatMoney, formatPercent } from '@facturatie/ui/intl';
import type { FieldValue } from '../../record/fieldPath.ts';
import { plainValue } from '../../record/fieldProps.ts';

/** A value of a customer as its field shows it: names for keys, amounts as amounts. */
export function shownCustomerValue(
  path: string,
  value: FieldValue,
  { groups, representatives, countingTypes, countries }: CustomerLookups,
): string {
  switch (path) {
    case 'discount':
      return formatPercent(Number(value));
    case 'creditLimit':
      return formatMoney(Number(value));
    case 'groupId':
      return groups.find(({ id }) => id === value)?.name ?? plainValue(value);
    case 'representativeId':
      return representatives.find(({ id }) => id === value)?.name ?? plainValue(value);
    case 'countingType':
      return countingTypes.find(({ key }) => key === value)?.value ?? plainValue(value);
    case 'invoiceAddress.country':
    case 'deliveryAddress.country':
      return countries.find(({ key }) => key === value)?.value ?? plainValue(value);
    default:
      return plainValue(value);
  }
}
