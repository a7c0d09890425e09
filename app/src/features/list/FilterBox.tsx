import { Button } from '@facturatie/ui/Button';
import { Form } from '@facturatie/ui/Form';
import { TextField } from '@facturatie/ui/TextField';
import { useState } from 'react';
import { text } from '../../intl/nl-BE.ts';
import * as styles from './FilterBox.css.ts';

export interface FilterBoxProps {
  readonly label: string;
  /** The text that the list is filtered by now. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** A filter that waits to be sent: by Zoeken or Enter. Reset clears it (specification §2). */
export function FilterBox({ label, search, onSearch }: FilterBoxProps) {
  const [typed, setTyped] = useState(search);
  const [followed, setFollowed] = useState(search);
  if (followed !== search) {
    // The URL changed, as by Back: the box shows the search of the list.
    setFollowed(search);
    setTyped(search);
  }
  return (
    <search>
      <Form aria-label={label} onSubmit={() => onSearch(typed.trim())}>
        <div className={styles.row}>
          <div className={styles.box}>
            <TextField
              placeholder={label}
              label={label}
              labelPosition="hidden"
              name="q"
              value={typed}
              onChange={setTyped}
            />
          </div>
          <Button type="submit">{text.list.search}</Button>
          <Button
            onPress={() => {
              setTyped('');
              onSearch('');
            }}
          >
            {text.list.reset}
          </Button>
        </div>
      </Form>
    </search>
  );
}
