import { testReadFieldKeys } from '../../testing/testReadFieldKeys.tsx';
import { QuantityField } from './QuantityField.tsx';
import { quantityFieldKeys } from './QuantityField.keys.ts';

testReadFieldKeys({
  name: 'a quantity',
  keys: quantityFieldKeys,
  show: (onChange) => <QuantityField label="Veld" onChange={onChange} />,
  typed: { text: '1.250', shown: '1,25', value: 1250 },
  other: { shown: '1250', value: 1250000 },
});
