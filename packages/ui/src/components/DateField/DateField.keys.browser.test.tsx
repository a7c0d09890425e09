import { tryReadFieldKeys } from '../../testing/tryReadFieldKeys.tsx';
import { DateField } from './DateField.tsx';
import { dateFieldKeys } from './DateField.keys.ts';

tryReadFieldKeys({
  name: 'a date',
  keys: dateFieldKeys,
  show: (onChange) => <DateField label="Veld" today="2026-03-16" onChange={onChange} />,
  typed: { text: '0503', shown: '5/03/2026', value: '2026-03-05' },
  other: { shown: '3/05/2026', value: '2026-05-03' },
});
