export { todayIn } from './date/calendar.ts';
export type { DateFault, DateParts, DateResult, IsoDate } from './date/DateResult.ts';
export { dateFaultText } from './date/dateFaultText.ts';
export { formatDate } from './date/formatDate.ts';
export { readDate, type DateRules } from './date/readDate.ts';
export { formatNumber, formatWholeNumber, type NumberFormat } from './number/formatNumber.ts';
export { formatMoney, readMoney, type MoneyFormat, type MoneyRules } from './number/money.ts';
export { numberFaultText } from './number/numberFaultText.ts';
export type { NumberFault, NumberResult } from './number/NumberResult.ts';
export type { Bounds, NumberRules } from './number/NumberRules.ts';
export {
  formatPercent,
  readPercent,
  type PercentFormat,
  type PercentRules,
} from './number/percent.ts';
export {
  formatQuantity,
  readQuantity,
  type QuantityFormat,
  type QuantityRules,
} from './number/quantity.ts';
export { readNumber, readWholeNumber, type WholeNumberRules } from './number/readNumber.ts';
export { entries, type Entry, type Reading } from './reading.ts';
