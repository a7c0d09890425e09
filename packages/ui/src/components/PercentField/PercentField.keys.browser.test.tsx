import { testReadFieldKeys } from '../../testing/testReadFieldKeys.tsx';
import { PercentField } from './PercentField.tsx';
import { percentFieldKeys } from './PercentField.keys.ts';

testReadFieldKeys({
  name: 'a percentage',
  keys: percentFieldKeys,
  show: (onChange) => <PercentField label="Veld" onChange={onChange} />,
  typed: { text: '5.5', shown: '5,5\u00A0%', value: 550 },
  other: undefined,
});
