import { useId } from 'react';
import { keyboardSheetTexts } from '../../intl/keyboard.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import { Heading } from '../Heading/Heading.tsx';
import { KeyboardTable } from '../KeyboardTable/KeyboardTable.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { KeyHelpTable, KeysOnPage } from './keysOnPage.ts';

interface HelpSectionsProps {
  keys: KeysOnPage;
}

/** The content of the sheet. */
export function HelpSections({ keys: { here, elsewhere } }: HelpSectionsProps) {
  const texts = useMessages('keyboardHelp', keyboardSheetTexts);
  return (
    <Stack space="xlarge">
      {here.length > 0 && <Group title={texts.here} tables={here} />}
      {elsewhere.length > 0 && <Group title={texts.elsewhere} tables={elsewhere} />}
    </Stack>
  );
}

interface GroupProps {
  title: string;
  tables: readonly KeyHelpTable[];
}

function Group({ title, tables }: GroupProps) {
  const id = useId();
  return (
    <Stack as="section" space="large">
      <Heading level="3">{title}</Heading>
      {tables.map((table, index) => (
        <Stack key={table.part ?? table.title} space="small">
          <Heading level="4" id={`${id}${index}`}>
            {table.title}
          </Heading>
          <KeyboardTable keys={table.keys} isHeadHidden aria-labelledby={`${id}${index}`} />
        </Stack>
      ))}
    </Stack>
  );
}
