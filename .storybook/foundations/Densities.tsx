import { Button } from '../../packages/ui/src/components/Button/Button.tsx';
import { Inline } from '../../packages/ui/src/components/Inline/Inline.tsx';
import { MoneyField } from '../../packages/ui/src/components/MoneyField/MoneyField.tsx';
import { Stack } from '../../packages/ui/src/components/Stack/Stack.tsx';
import { Text } from '../../packages/ui/src/components/Text/Text.tsx';
import { TextField } from '../../packages/ui/src/components/TextField/TextField.tsx';
import { densities } from '../../packages/ui/src/theme/tokenTypes.ts';
import * as styles from './foundations.css.ts';

/** The same form in both densities. */
export function Densities() {
  return (
    <div className={`sb-unstyled ${styles.densities}`}>
      {densities.map((density) => (
        <div key={density} className={styles.density} data-density={density}>
          <Stack>
            <Text weight="strong">{density}</Text>
            <TextField label="Naam bedrijf" defaultValue="Bakkerij Peeters" />
            <MoneyField label="Saldo" defaultValue={125_050} />
            <Inline>
              <Button tone="accent" variant="solid">
                Opslaan
              </Button>
              <Button>Terug</Button>
            </Inline>
          </Stack>
        </div>
      ))}
    </div>
  );
}
