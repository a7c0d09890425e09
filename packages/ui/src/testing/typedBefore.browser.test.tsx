import { StrictMode, Suspense, useEffect, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { DateField } from '../components/DateField/DateField.tsx';
import { DescriptionSearch } from '../components/DescriptionSearch/DescriptionSearch.tsx';
import { EmailField } from '../components/EmailField/EmailField.tsx';
import { MoneyField } from '../components/MoneyField/MoneyField.tsx';
import { PasswordField } from '../components/PasswordField/PasswordField.tsx';
import { PercentField } from '../components/PercentField/PercentField.tsx';
import { QuantityField } from '../components/QuantityField/QuantityField.tsx';
import { SearchComboBox } from '../components/SearchComboBox/SearchComboBox.tsx';
import { SearchField } from '../components/SearchField/SearchField.tsx';
import { Select } from '../components/Select/Select.tsx';
import { SuggestField } from '../components/SuggestField/SuggestField.tsx';
import { Switch } from '../components/Switch/Switch.tsx';
import { TextArea } from '../components/TextArea/TextArea.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { UiProvider } from '../components/UiProvider/UiProvider.tsx';
import { articleWords, findArticles } from './exampleArticles.ts';
import { customerWords, findCustomers } from './exampleCustomers.ts';

const onChange = vi.fn<(value: unknown) => void>();
let clear = () => {};
afterEach(() => clear());

/** Says when the page has taken over: effects run after that. */
function TakenOver({ onTakenOver }: { onTakenOver: () => void }) {
  useEffect(onTakenOver, [onTakenOver]);
  return null;
}

/** Renders on the server, runs `meanwhile`, and hydrates. */
async function takeOver(content: ReactElement, meanwhile: () => Promise<void> | void) {
  onChange.mockClear();
  const taken = Promise.withResolvers<void>();
  const whole = (
    <StrictMode>
      <UiProvider>
        {content}
        <TakenOver onTakenOver={taken.resolve} />
      </UiProvider>
    </StrictMode>
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(whole);
  await meanwhile();
  const root = hydrateRoot(place, whole);
  clear = () => {
    root.unmount();
    place.remove();
  };
  await taken.promise;
}

const label = 'Veld';
const field = () => page.getByLabelText(label, { exact: true }).first();

/** A field with input from before hydration. */
interface Example {
  component: string;
  content: ReactElement;
  typed: string;
}

const texts: Example[] = [
  {
    component: 'TextField',
    content: <TextField label={label} onChange={onChange} />,
    typed: 'Peeters',
  },
  {
    component: 'TextField that was filled in',
    content: <TextField label={label} defaultValue="Jan" onChange={onChange} />,
    typed: 'Piet',
  },
  {
    component: 'TextArea',
    content: <TextArea label={label} onChange={onChange} />,
    typed: 'een\ntwee',
  },
  {
    component: 'TextArea that was filled in',
    content: <TextArea label={label} defaultValue="Jan" onChange={onChange} />,
    typed: 'Piet',
  },
  {
    component: 'EmailField',
    content: <EmailField label={label} onChange={onChange} />,
    typed: 'jan@p.be',
  },
  {
    component: 'PasswordField',
    content: <PasswordField label={label} onChange={onChange} />,
    typed: 'abc',
  },
  {
    component: 'SuggestField',
    content: <SuggestField label={label} suggestions={['Gent']} onChange={onChange} />,
    typed: 'Gen',
  },
  {
    component: 'DescriptionSearch',
    content: (
      <DescriptionSearch
        label={label}
        {...articleWords}
        search={findArticles}
        onChange={onChange}
      />
    ),
    typed: 'herst',
  },
];

test.each(texts)(
  '$component: input before hydration stays, and is reported',
  async ({ content, typed }) => {
    await takeOver(content, () => userEvent.fill(field(), typed));
    await expect.element(field()).toHaveValue(typed);
    await expect.element(field()).toHaveFocus();
    await expect.poll(() => onChange.mock.calls).toEqual([[typed]]);
    await userEvent.keyboard('!');
    await expect.element(field()).toHaveValue(`${typed}!`);
  },
);

/** What is shown and reported once it is parsed. */
interface ReadExample extends Example {
  shown: string;
  value: unknown;
}

const readings: ReadExample[] = [
  {
    component: 'MoneyField',
    content: <MoneyField label={label} onChange={onChange} />,
    typed: '1234.5',
    shown: '1.234,50',
    value: 123450,
  },
  {
    component: 'PercentField',
    content: <PercentField label={label} onChange={onChange} />,
    typed: '21%',
    shown: '21\u00A0%',
    value: 2100,
  },
  {
    component: 'QuantityField',
    content: <QuantityField label={label} onChange={onChange} />,
    typed: '2.5',
    shown: '2,5',
    value: 2500,
  },
  {
    component: 'DateField',
    content: <DateField label={label} onChange={onChange} />,
    typed: '5/3/26',
    shown: '5/03/2026',
    value: '2026-03-05',
  },
];

test.each(readings)(
  '$component: input before hydration is parsed after a blur',
  async ({ content, typed, shown, value }) => {
    await takeOver(content, async () => {
      await userEvent.fill(field(), typed);
      (field().element() as HTMLElement).blur();
    });
    await expect.element(field()).toHaveValue(shown);
    expect(onChange.mock.lastCall?.[0]).toEqual(value);
  },
);

test('SearchComboBox: input before hydration is searched for', async () => {
  const search = vi.fn(findCustomers);
  await takeOver(
    <SearchComboBox label={label} {...customerWords} search={search} delay={0} />,
    () => userEvent.fill(field(), 'bak'),
  );
  await expect.element(page.getByRole('option')).toHaveLength(3);
  await expect.element(field()).toHaveValue('bak');
});

test('SearchField: input before hydration is searched for', async () => {
  await takeOver(<SearchField label={label} value="" onSearch={onChange} delay={0} />, () =>
    userEvent.fill(field(), 'bak'),
  );
  await expect.poll(() => onChange.mock.calls).toEqual([['bak']]);
  await expect.element(field()).toHaveValue('bak');
});

test('Select: what was chosen before stays, and is reported', async () => {
  const options = ['BE', 'NL', 'FR'].map((key) => ({ key, label: key }));
  await takeOver(
    <Select label={label} options={options} defaultValue="NL" onChange={onChange} />,
    () => userEvent.selectOptions(field(), 'FR'),
  );
  await expect.poll(() => onChange.mock.calls).toEqual([['FR']]);
  await expect.element(field()).toHaveValue('FR');
});

test.each([
  { component: 'Checkbox', content: <Checkbox label={label} onChange={onChange} />, isOn: true },
  {
    component: 'Checkbox that was on',
    content: <Checkbox label={label} defaultSelected onChange={onChange} />,
    isOn: false,
  },
  { component: 'Switch', content: <Switch label={label} onChange={onChange} />, isOn: true },
])('$component: what was pressed before stays, and is reported', async ({ content, isOn }) => {
  await takeOver(content, () => userEvent.click(page.getByText(label)));
  await expect.poll(() => onChange.mock.calls).toEqual([[isOn]]);
  expect((field().element() as HTMLInputElement).checked).toBe(isOn);
});

test('a field, a choice and a press in a Suspense boundary, which is hydrated later, stay too', async () => {
  const options = ['BE', 'NL'].map((key) => ({ key, label: key }));
  await takeOver(
    <Suspense>
      <TextField label={label} onChange={onChange} />
      <Select label="Land" options={options} defaultValue="BE" onChange={onChange} />
      <Checkbox label="Betaald" onChange={onChange} />
    </Suspense>,
    async () => {
      await userEvent.selectOptions(page.getByLabelText('Land'), 'NL');
      await userEvent.click(page.getByText('Betaald'));
      await userEvent.fill(field(), 'Peeters');
    },
  );
  await expect.poll(() => onChange.mock.calls).toEqual([['Peeters'], ['NL'], [true]]);
  await expect.element(field()).toHaveValue('Peeters');
  await expect.element(page.getByLabelText('Land')).toHaveValue('NL');
  await expect.element(page.getByLabelText('Betaald')).toBeChecked();
});

test('the caret stays where it was', async () => {
  await takeOver(<TextField label={label} />, async () => {
    await userEvent.fill(field(), 'Peters');
    (field().element() as HTMLInputElement).setSelectionRange(2, 2);
  });
  await userEvent.keyboard('e');
  await expect.element(field()).toHaveValue('Peeters');
});

test('nothing is reported where nothing was typed', async () => {
  await takeOver(
    <>
      {texts.map(({ component, content }) => (
        <div key={component}>{content}</div>
      ))}
    </>,
    () => {},
  );
  expect(onChange).not.toHaveBeenCalled();
});
