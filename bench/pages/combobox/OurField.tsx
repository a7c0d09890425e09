import { SearchComboBox } from '@facturatie/ui/SearchComboBox';
import { UiProvider } from '@facturatie/ui/UiProvider';
import { customersWith, type Customer } from './customers.ts';

/** The most that the list shows; the field says how many there are. */
const most = 50;

const search = (text: string) => {
  const found = customersWith(text);
  return { items: found.slice(0, most), total: found.length };
};

/** Our field, as it is used; or made to search at every key, without waiting for a pause in typing. */
export function OurField({ isHasty }: { isHasty: boolean }) {
  return (
    <UiProvider>
      <SearchComboBox<Customer>
        label="Klant"
        search={search}
        {...(isHasty && { delay: 0, minimumLength: 1 })}
        itemKey={({ key }) => key}
        itemLabel={({ name }) => name}
        itemDescription={({ city }) => city}
      />
    </UiProvider>
  );
}
