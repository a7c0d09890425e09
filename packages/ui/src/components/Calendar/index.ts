export { Calendar, type CalendarProps } from './Calendar.tsx';
export { calendarKeys } from './Calendar.keys.ts';
