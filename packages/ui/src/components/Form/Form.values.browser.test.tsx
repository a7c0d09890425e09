import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { nlBE } from '../../intl/nl-BE.ts';
import { customerWords, findCustomers } from '../../testing/exampleCustomers.ts';
import { showInPage } from '../../testing/showInPage.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { DateFieldCalendar } from '../DateField/DateFieldCalendar.tsx';
import { EmailField } from '../EmailField/EmailField.tsx';
import { FormErrorSummary, type FieldProblem } from '../FormErrorSummary/FormErrorSummary.tsx';
import { MoneyField, type MoneyFieldProps } from '../MoneyField/MoneyField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { PercentField } from '../PercentField/PercentField.tsx';
import { QuantityField } from '../QuantityField/QuantityField.tsx';
import { SearchComboBox } from '../SearchComboBox/SearchComboBox.tsx';
import { Select } from '../Select/Select.tsx';
import { SuggestField } from '../SuggestField/SuggestField.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

const onSubmit = vi.fn<(values: FormData) => void>();
const onRefuse = vi.fn<(problems: readonly FieldProblem[]) => void>();
const sent = () => onSubmit.mock.calls.map(([values]) => [...values]);
const field = (name: string) => page.getByRole('textbox', { name });
const amount = () => field('Bedrag');
const customer = () => page.getByRole('combobox', { name: 'Klant' });
const send = () => userEvent.click(page.getByRole('button', { name: 'Bewaren' }));
const saveKey = '{Control>}s{/Control}';

beforeEach(() => {
  onSubmit.mockClear();
  onRefuse.mockClear();
});

function Payment(props: Partial<MoneyFieldProps>) {
  return (
    <Form onSubmit={onSubmit} onRefuse={onRefuse} hasSaveKey>
      <TextField label="Nota" name="note" />
      <MoneyField label="Bedrag" name="amount" {...props} />
      <DateField label="Datum" name="date" today="2026-03-16" />
      <Button type="submit">Bewaren</Button>
    </Form>
  );
}

describe('the submitted values', () => {
  test('is the value of each kind of field, not its text', async () => {
    const options = [{ key: 'OVR', label: 'Overschrijving' }];
    await showInPage(
      <Form onSubmit={onSubmit}>
        <TextField label="Nota" name="note" defaultValue="12,50" />
        <TextArea label="Notities" name="notes" defaultValue={'Een\nTwee'} />
        <EmailField label="E-mail" name="email" defaultValue="an@voorbeeld.be" />
        <PasswordField label="Wachtwoord" name="password" />
        <SuggestField label="Aanhef" name="salutation" suggestions={['Mevrouw']} />
        <MoneyField label="Bedrag" name="amount" defaultValue={1250_00} />
        <MoneyField label="Voorschot" name="advance" />
        <PercentField label="Korting" name="discount" defaultValue={2_50} />
        <QuantityField label="Aantal" name="quantity" defaultValue={2_500} />
        <DateField
          label="Datum"
          name="date"
          defaultValue="2026-02-01"
          calendar={DateFieldCalendar}
        />
        <Select label="Methode" name="method" options={options} defaultValue="OVR" />
        <Checkbox label="Verzonden" name="isSent" defaultSelected />
        <Checkbox label="Betaald" name="state" value="paid" defaultSelected />
        <Checkbox label="Vervallen" name="isLate" />
        <Switch label="Marges" name="hasMargins" defaultSelected />
        <SearchComboBox
          label="Klant"
          name="customer"
          {...customerWords}
          search={findCustomers}
          defaultValue={(await findCustomers('garage', new AbortController().signal)).items[0]}
        />
        <MoneyField label="Uit" name="disabled" defaultValue={1_00} isDisabled />
        <Button type="submit">Bewaren</Button>
      </Form>,
    );
    await send();
    expect(Object.fromEntries(onSubmit.mock.lastCall?.[0] ?? [])).toEqual({
      note: '12,50',
      notes: 'Een\nTwee',
      email: 'an@voorbeeld.be',
      password: '',
      salutation: '',
      amount: '125000',
      advance: '',
      discount: '250',
      quantity: '2500',
      date: '2026-02-01',
      method: 'OVR',
      isSent: 'on',
      state: 'paid',
      hasMargins: 'on',
      customer: 'K4',
    });
  });

  test.each([
    ['Enter', '{Enter}'],
    ['Ctrl+S', saveKey],
  ])('is the text of a field that was not left yet: %s', async (_name, keys) => {
    await showInPage(<Payment />);
    await userEvent.type(field('Datum'), '1/2');
    await userEvent.click(amount());
    await userEvent.keyboard(`12,5${keys}`);
    expect(sent()).toEqual([
      [
        ['note', ''],
        ['amount', '1250'],
        ['date', '2026-02-01'],
      ],
    ]);
  });

  test('is the other reading of a text, once that was taken', async () => {
    await showInPage(<Payment />);
    await userEvent.type(amount(), '12.500{F8}{Enter}');
    expect(onSubmit.mock.lastCall?.[0].get('amount')).toBe('1250');
  });

  test('is in every FormData of any form, for each field of a name', async () => {
    const place = await showInPage(
      <form>
        <MoneyField label="Bedrag" name="amount" defaultValue={1_00} />
        <TextField label="Nota" name="amount" defaultValue="tekst" />
        <MoneyField label="Voorschot" name="amount" />
      </form>,
    );
    await userEvent.type(field('Voorschot'), '2,5');
    const form = place.querySelector('form') ?? undefined;
    expect(new FormData(form).getAll('amount')).toEqual(['100', 'tekst', '250']);
    await userEvent.keyboard('x');
    expect(new FormData(form).getAll('amount')).toEqual(['100', 'tekst']);
  });
});

describe('a form is not sent', () => {
  const problem = (message: string) => [{ name: 'amount', label: 'Bedrag', message }];

  test.each([
    ['a text that is none', '12x', nlBE.numberFields.notANumber('x')],
    ['an amount above the maximum', '150', nlBE.numberFields.tooLarge('100,00')],
  ])('while a field holds %s', async (_name, text, message) => {
    await showInPage(<Payment maximum={100_00} />);
    await userEvent.type(amount(), text);
    await userEvent.click(field('Nota'));
    await userEvent.keyboard('{Enter}');
    await expect.element(amount()).toHaveFocus();
    await expect.element(amount()).toHaveAccessibleDescription(message);
    await send();
    await expect.element(amount()).toHaveFocus();
    expect(onRefuse.mock.calls).toEqual([[problem(message)], [problem(message)]]);
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.fill(amount(), '99');
    await send();
    expect(onSubmit.mock.lastCall?.[0].get('amount')).toBe('9900');
  });

  test('with an untouched amount out of its bounds reports it', async () => {
    await showInPage(<Payment maximum={100_00} defaultValue={150_00} />);
    await expect.element(amount()).toBeValid();
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    await expect.element(amount()).toHaveFocus();
    await expect
      .element(amount())
      .toHaveAccessibleDescription(nlBE.numberFields.tooLarge('100,00'));
  });

  test('by Ctrl+S in unparsed text reports it at the field', async () => {
    await showInPage(<Payment />);
    await userEvent.type(amount(), `12x${saveKey}`);
    expect(onSubmit).not.toHaveBeenCalled();
    await expect.element(amount()).toBeInvalid();
    await expect
      .element(page.getByText(`Bedrag: ${nlBE.numberFields.notANumber('x')}`))
      .toBeInTheDocument();
  });

  test('while nothing was chosen by the text of a search', async () => {
    await showInPage(
      <Form onSubmit={onSubmit} onRefuse={onRefuse} hasSaveKey>
        <SearchComboBox
          label="Klant"
          name="customer"
          {...customerWords}
          search={findCustomers}
          clearDelay={60_000}
          delay={60_000}
        />
        <Button type="submit">Bewaren</Button>
      </Form>,
    );
    await userEvent.type(customer(), `garage${saveKey}`);
    const message = nlBE.searchComboBox.notChosen;
    await expect.element(customer()).toHaveAccessibleDescription(message);
    await expect.element(customer()).toHaveFocus();
    expect(onRefuse.mock.calls).toEqual([[[{ name: 'customer', label: 'Klant', message }]]]);
    await userEvent.clear(customer());
    await expect.element(customer()).toBeValid();
    await userEvent.keyboard(saveKey);
    expect(sent()).toEqual([[['customer', '']]]);
  });

  test('and a summary that is given what is wrong takes the focus and leads to each field', async () => {
    function Summed() {
      const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
      return (
        <Form onSubmit={onSubmit} onRefuse={setProblems} hasSaveKey>
          <FormErrorSummary problems={problems} />
          <MoneyField label="Bedrag" name="amount" />
          <SearchComboBox
            label="Klant"
            name="customer"
            {...customerWords}
            search={findCustomers}
            clearDelay={60_000}
            delay={60_000}
          />
          <Button type="submit">Bewaren</Button>
        </Form>
      );
    }
    await showInPage(<Summed />);
    await userEvent.type(amount(), '12x');
    await userEvent.type(customer(), `garage${saveKey}`);
    await expect.element(page.getByRole('group', { name: /2/ })).toHaveFocus();
    await userEvent.click(page.getByRole('link', { name: 'Klant' }));
    await expect.element(customer()).toHaveFocus();
    await userEvent.click(page.getByRole('link', { name: 'Bedrag' }));
    await expect.element(amount()).toHaveFocus();
  });
});
