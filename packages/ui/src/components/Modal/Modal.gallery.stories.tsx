import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Modal } from './Modal.tsx';
import { modalSizes } from './modalSizes.ts';

const meta = {
  title: 'Components/Modal',
  component: Modal,
  tags: ['!autodocs'],
} satisfies Meta<typeof Modal>;

export default meta;

/** Every size. */
export const Gallery: StoryObj = {
  render: () => (
    <div style={{ minBlockSize: '45rem' }}>
      <Text>De pagina onder de vensters.</Text>
      {modalSizes.toReversed().map((size, index) => (
        <Modal
          key={size}
          title={`Een titel: ${size}`}
          size={size}
          isOpen
          onClose={() => {}}
          renderFooter={() => (
            <>
              <Button>Annuleren</Button>
              <Button tone="accent" variant="solid">
                Opslaan
              </Button>
            </>
          )}
        >
          <Stack>
            {modalSizes.slice(index).map((one) => (
              <TextField key={one} label={`Een veld: ${one}`} />
            ))}
          </Stack>
        </Modal>
      ))}
    </div>
  ),
};
