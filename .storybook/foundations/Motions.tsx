import { useState } from 'react';
import { Button } from '../../packages/ui/src/components/Button/Button.tsx';
import { Stack } from '../../packages/ui/src/components/Stack/Stack.tsx';
import { Text } from '../../packages/ui/src/components/Text/Text.tsx';
import * as styles from './foundations.css.ts';

/** The two speeds beside one another, to be set going. */
export function Motions() {
  const [isThere, setIsThere] = useState(false);
  return (
    <div className="sb-unstyled">
      <Stack>
        {styles.speeds.map((speed) => (
          <div key={speed}>
            <Text size="small">{speed}</Text>
            <div className={styles.track}>
              <div
                className={`${styles.runner} ${styles.speed[speed]} ${isThere ? styles.there : ''}`}
              />
            </div>
          </div>
        ))}
        <div>
          <Button onPress={() => setIsThere(!isThere)}>{isThere ? 'And back' : 'Move'}</Button>
        </div>
      </Stack>
    </div>
  );
}
