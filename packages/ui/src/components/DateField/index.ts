export { DateField, type DateFieldProps } from './DateField.tsx';
export { DateFieldCalendar, type DateFieldCalendarProps } from './DateFieldCalendar.tsx';
export { dateFieldKeys } from './DateField.keys.ts';
export type { ReadFieldFrameProps } from '../../private/fields/ReadField.tsx';
