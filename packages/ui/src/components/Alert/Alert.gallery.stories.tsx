import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Alert } from './Alert.tsx';
import { alertTones } from './alertTones.ts';

const meta = {
  title: 'Components/Alert',
  component: Alert,
  tags: ['!autodocs'],
} satisfies Meta<typeof Alert>;

export default meta;

/** Every tone, with and without the optional parts. */
export const Gallery: StoryObj = {
  render: () => (
    <Stack>
      {alertTones.map((tone) => (
        <Stack key={tone} space="small">
          <Alert tone={tone}>Eén zin zegt wat er gebeurde ({tone}).</Alert>
          <Alert
            tone={tone}
            title="Een titel zegt het kort"
            actions={
              <>
                <Button size="small">Opnieuw</Button>
                <Button size="small" variant="plain">
                  Niet nu
                </Button>
              </>
            }
          >
            De uitleg zegt wat er bewaard bleef en wat men nu kan doen, en verwijst waar nodig naar{' '}
            <Link href="#uitleg">de documentatie</Link>. Een woord als
            aansprakelijkheidswaardevaststellingsveranderingen breekt waar het moet.
          </Alert>
        </Stack>
      ))}
    </Stack>
  ),
};
