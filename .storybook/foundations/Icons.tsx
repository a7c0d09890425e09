import { useState } from 'react';
import { Icon } from '../../packages/ui/src/components/Icon/Icon.tsx';
import { iconNames } from '../../packages/ui/src/components/Icon/iconShapes.ts';
import { Stack } from '../../packages/ui/src/components/Stack/Stack.tsx';
import { Text } from '../../packages/ui/src/components/Text/Text.tsx';
import { TextField } from '../../packages/ui/src/components/TextField/TextField.tsx';
import * as styles from './foundations.css.ts';
import { iconMeanings } from './iconMeanings.ts';

/** Every picture with its name and its meaning, found by either. */
export function Icons() {
  const [asked, setAsked] = useState('');
  const words = asked.trim().toLowerCase();
  const found = iconNames.filter((name) =>
    `${name} ${iconMeanings[name]}`.toLowerCase().includes(words),
  );
  return (
    <div className="sb-unstyled">
      <Stack>
        <TextField
          label="Find a picture"
          description="By its name or by what it means: remove, paid, page."
          value={asked}
          onChange={setAsked}
        />
        <output>
          <Text size="small" tone="muted" as="span">
            {found.length} of {iconNames.length} pictures
          </Text>
        </output>
        <ul className={styles.icons}>
          {found.map((name) => (
            <li key={name} className={styles.icon}>
              <span className={styles.bigIcon}>
                <Icon name={name} />
              </span>
              <span>
                <span className={styles.name}>{name}</span>
                <br />
                {iconMeanings[name]}
              </span>
            </li>
          ))}
        </ul>
      </Stack>
    </div>
  );
}
