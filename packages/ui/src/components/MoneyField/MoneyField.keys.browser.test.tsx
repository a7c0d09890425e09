import { testReadFieldKeys } from '../../testing/testReadFieldKeys.tsx';
import { MoneyField } from './MoneyField.tsx';
import { moneyFieldKeys } from './MoneyField.keys.ts';

testReadFieldKeys({
  name: 'an amount',
  keys: moneyFieldKeys,
  show: (onChange) => <MoneyField label="Veld" onChange={onChange} />,
  typed: { text: '12.500', shown: '12.500,00', value: 1250000 },
  other: { shown: '12,50', value: 1250 },
});
