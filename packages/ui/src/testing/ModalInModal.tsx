import { useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { Inline } from '../components/Inline/Inline.tsx';
import { Modal } from '../components/Modal/Modal.tsx';
import { Popover as Panel } from '../components/Popover/Popover.tsx';
import { SearchComboBox } from '../components/SearchComboBox/SearchComboBox.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { toast } from '../components/Toasts/toast.ts';
import { Toasts } from '../components/Toasts/Toasts.tsx';

const cities = ['Aalst', 'Brugge', 'Gent', 'Gentbrugge', 'Oudenaarde'];

const findCities = (text: string) => ({
  items: cities.filter((city) => city.toLowerCase().includes(text.toLowerCase())),
});

const itself = (city: string) => city;

function NewCustomer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [name, setName] = useState('');
  return (
    <Modal
      title="Nieuwe klant"
      size="small"
      isOpen={isOpen}
      isDirty={name !== ''}
      onClose={() => {
        setName('');
        onClose();
      }}
      renderFooter={(close) => <Button onPress={close}>Terug</Button>}
    >
      <Stack>
        <TextField label="Naam" value={name} onChange={setName} />
        <SearchComboBox
          label="Gemeente"
          search={findCities}
          itemKey={itself}
          itemLabel={itself}
          delay={0}
        />
        <Inline>
          <Panel trigger={<Button>Uitleg</Button>} title="Over deze klant">
            <TextField label="Opmerking" />
          </Panel>
          <Button onPress={() => toast.success({ title: 'Klant bewaard' }, { timeout: null })}>
            Bewaren
          </Button>
        </Inline>
      </Stack>
    </Modal>
  );
}

/** A page that is longer than the window, a dialog, and in it a dialog with all that may open over it. */
export function ModalInModal() {
  const [isInvoiceOpen, setInvoiceOpen] = useState(false);
  const [isCustomerOpen, setCustomerOpen] = useState(false);
  return (
    <>
      <main style={{ blockSize: '200vh' }}>
        <Button onPress={() => setInvoiceOpen(true)}>Nieuwe factuur</Button>
        <Text>De pagina onder de vensters.</Text>
        <Modal
          title="Factuur"
          size="large"
          isOpen={isInvoiceOpen}
          onClose={() => setInvoiceOpen(false)}
        >
          <Stack>
            <TextField label="Referentie" />
            <Inline>
              <Button onPress={() => setCustomerOpen(true)}>Klant toevoegen</Button>
            </Inline>
          </Stack>
          <NewCustomer isOpen={isCustomerOpen} onClose={() => setCustomerOpen(false)} />
        </Modal>
      </main>
      <Toasts />
    </>
  );
}
