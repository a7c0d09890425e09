import { StrictMode, useEffect, type ReactElement } from 'react';
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

const told = vi.fn<(value: unknown) => void>();
let clear = () => {};
afterEach(() => clear());

/** Says when the page has taken over: effects run after that. */
function TakenOver({ onTakenOver }: { onTakenOver: () => void }) {
  useEffect(onTakenOver, [onTakenOver]);
  return null;
}

/** The server sends it, somebody does something, and then the page takes over. */
async function takeOver(content: ReactElement, meanwhile: () => Promise<void> | void) {
  told.mockClear();
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

/** A field in which somebody typed before. */
interface Example {
  room: string;
  content: ReactElement;
  typed: string;
}

const texts: Example[] = [
  { room: 'TextField', content: <TextField label={label} onChange={told} />, typed: 'Peeters' },
  {
    room: 'TextField that was filled in',
    content: <TextField label={label} defaultValue="Jan" onChange={told} />,
    typed: 'Piet',
  },
  { room: 'TextArea', content: <TextArea label={label} onChange={told} />, typed: 'een\ntwee' },
  {
    room: 'TextArea that was filled in',
    content: <TextArea label={label} defaultValue="Jan" onChange={told} />,
    typed: 'Piet',
  },
  { room: 'EmailField', content: <EmailField label={label} onChange={told} />, typed: 'jan@p.be' },
  { room: 'PasswordField', content: <PasswordField label={label} onChange={told} />, typed: 'abc' },
  {
    room: 'SuggestField',
    content: <SuggestField label={label} suggestions={['Gent']} onChange={told} />,
    typed: 'Gen',
  },
  {
    room: 'DescriptionSearch',
    content: (
      <DescriptionSearch label={label} {...articleWords} search={findArticles} onChange={told} />
    ),
    typed: 'herst',
  },
];

test.each(texts)('$room: what was typed before stays, and is told', async ({ content, typed }) => {
  await takeOver(content, () => userEvent.fill(field(), typed));
  await expect.element(field()).toHaveValue(typed);
  await expect.element(field()).toHaveFocus();
  await expect.poll(() => told.mock.calls).toEqual([[typed]]);
  await userEvent.keyboard('!');
  await expect.element(field()).toHaveValue(`${typed}!`);
});

/** What is shown of it and told of it once it is read. */
interface ReadExample extends Example {
  shown: string;
  value: unknown;
}

const readings: ReadExample[] = [
  {
    room: 'MoneyField',
    content: <MoneyField label={label} onChange={told} />,
    typed: '1234.5',
    shown: '1.234,50',
    value: 123450,
  },
  {
    room: 'PercentField',
    content: <PercentField label={label} onChange={told} />,
    typed: '21%',
    shown: '21\u00A0%',
    value: 2100,
  },
  {
    room: 'QuantityField',
    content: <QuantityField label={label} onChange={told} />,
    typed: '2.5',
    shown: '2,5',
    value: 2500,
  },
  {
    room: 'DateField',
    content: <DateField label={label} onChange={told} />,
    typed: '5/3/26',
    shown: '5/03/2026',
    value: '2026-03-05',
  },
];

test.each(readings)(
  '$room: what was typed and left before is read',
  async ({ content, typed, shown, value }) => {
    await takeOver(content, async () => {
      await userEvent.fill(field(), typed);
      (field().element() as HTMLElement).blur();
    });
    await expect.element(field()).toHaveValue(shown);
    expect(told.mock.lastCall?.[0]).toEqual(value);
  },
);

test('SearchComboBox: what was typed before is searched for', async () => {
  const search = vi.fn(findCustomers);
  await takeOver(
    <SearchComboBox label={label} {...customerWords} search={search} delay={0} />,
    () => userEvent.fill(field(), 'bak'),
  );
  await expect.element(page.getByRole('option')).toHaveLength(3);
  await expect.element(field()).toHaveValue('bak');
});

test('SearchField: what was typed before is searched for', async () => {
  await takeOver(<SearchField label={label} value="" onSearch={told} delay={0} />, () =>
    userEvent.fill(field(), 'bak'),
  );
  await expect.poll(() => told.mock.calls).toEqual([['bak']]);
  await expect.element(field()).toHaveValue('bak');
});

test('Select: what was chosen before stays, and is told', async () => {
  const options = ['BE', 'NL', 'FR'].map((key) => ({ key, label: key }));
  await takeOver(<Select label={label} options={options} defaultValue="NL" onChange={told} />, () =>
    userEvent.selectOptions(field(), 'FR'),
  );
  await expect.poll(() => told.mock.calls).toEqual([['FR']]);
  await expect.element(field()).toHaveValue('FR');
});

test.each([
  { room: 'Checkbox', content: <Checkbox label={label} onChange={told} />, isOn: true },
  {
    room: 'Checkbox that was on',
    content: <Checkbox label={label} defaultSelected onChange={told} />,
    isOn: false,
  },
  { room: 'Switch', content: <Switch label={label} onChange={told} />, isOn: true },
])('$room: what was pressed before stays, and is told', async ({ content, isOn }) => {
  await takeOver(content, () => userEvent.click(page.getByText(label)));
  await expect.poll(() => told.mock.calls).toEqual([[isOn]]);
  expect((field().element() as HTMLInputElement).checked).toBe(isOn);
});

test('the caret stays where it was', async () => {
  await takeOver(<TextField label={label} />, async () => {
    await userEvent.fill(field(), 'Peters');
    (field().element() as HTMLInputElement).setSelectionRange(2, 2);
  });
  await userEvent.keyboard('e');
  await expect.element(field()).toHaveValue('Peeters');
});

test('nothing is told where nothing was typed', async () => {
  await takeOver(
    <>
      {texts.map(({ room, content }) => (
        <div key={room}>{content}</div>
      ))}
    </>,
    () => {},
  );
  expect(told).not.toHaveBeenCalled();
});
