import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { nlBE } from '../../intl/nl-BE.ts';
import { choices } from '../../testing/choices.ts';
import {
  articleWords,
  exampleArticles,
  findArticles,
  type ExampleArticle,
} from '../../testing/exampleArticles.ts';
import { Button } from '../Button/Button.tsx';
import { labelPositions } from '../Field/labelPositions.ts';
import { Form, type FormErrors } from '../Form/Form.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { DescriptionSearch, type DescriptionSearchProps } from './DescriptionSearch.tsx';

/** For the compiler: the component with its kind of thing filled in. */
const ArticleText = (props: DescriptionSearchProps<ExampleArticle>) => (
  <DescriptionSearch {...props} />
);

const meta = {
  title: 'Components/DescriptionSearch',
  component: ArticleText,
  tags: ['!autodocs'],
  argTypes: choices({ labelPosition: labelPositions }),
  args: {
    label: 'Omschrijving',
    ...articleWords,
    search: findArticles,
    delay: 0,
    onChange: fn(),
    onPick: fn(),
    onNext: fn(),
  },
} satisfies Meta<typeof ArticleText>;

export default meta;
type Story = StoryObj<typeof meta>;

const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** Enter chooses the active option; its text, also of two lines, is inserted, and the field grows. */
export const Plain: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const page = pageOf(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Omschrijving' });
    const low = field.offsetHeight;
    await userEvent.type(field, 'herst');
    await expect(await page.findAllByRole('option')).toHaveLength(2);
    await expect(canvas.getByRole('status')).toHaveTextContent(nlBE.suggestions.count(2));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Herstelling dakgoot\nMet nieuwe beugels');
    await expect(field.offsetHeight).toBeGreaterThan(low);
    await expect(args.onPick).toHaveBeenCalledOnce();
    await expect(args.onPick).toHaveBeenLastCalledWith(exampleArticles[1]);
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

/** In a line of an invoice: what was picked moves on to the next field. */
export const MovesOn: Story = {
  render: function Line(args) {
    const countRef = useRef<HTMLInputElement>(null);
    const moveOn = () => countRef.current?.focus();
    return (
      <Stack>
        <ArticleText {...args} onPick={moveOn} onNext={moveOn} panelWidth={400} />
        <TextField label="Aantal" ref={countRef} />
      </Stack>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = pageOf(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Omschrijving' }), 'verpl');
    await page.findByRole('option', { name: /Verplaatsing/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Aantal' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Omschrijving' })).toHaveValue('Verplaatsing');
    await expect(page.queryByRole('listbox')).toBeNull();
  },
};

/** A whole code continues as a pick does; the page looks it up and fills in what it finds. */
export const Code: Story = {
  args: { onLeaveCode: fn() },
  render: function Line({ onLeaveCode, ...args }) {
    const countRef = useRef<HTMLInputElement>(null);
    const [text, setText] = useState('');
    const found = (code: string) => exampleArticles.find((article) => article.code === code);
    return (
      <Stack>
        <ArticleText
          {...args}
          value={text}
          onChange={setText}
          onEnterCode={() => countRef.current?.focus()}
          onLeaveCode={(code) => {
            onLeaveCode?.(code);
            setText(found(code)?.text ?? text);
          }}
        />
        <TextField label="Aantal" ref={countRef} />
      </Stack>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Omschrijving' });
    await userEvent.type(field, 'HD1{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Aantal' })).toHaveFocus();
    await expect(args.onLeaveCode).toHaveBeenLastCalledWith('HD1');
    await expect(field).toHaveValue('Herstelling dak');
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

/** Free text: leaving the field with the list open selects nothing. */
export const OwnText: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const page = pageOf(canvasElement);
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'dak');
    await page.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await expect(field).toHaveValue('dak');
    await expect(page.queryByRole('listbox')).toBeNull();
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};

/** Failing suggestions do not block typing. */
export const Failed: Story = {
  args: {
    search: () => {
      throw new Error('503');
    },
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'dak');
    const failed = await pageOf(canvasElement).findByText(nlBE.suggestions.failed, {
      selector: 'p',
    });
    await expect(failed).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNext).toHaveBeenCalledOnce();
    await expect(field).toHaveValue('dak');
  },
};

/** The error of the form disappears on selection. */
export const ServerError: Story = {
  args: { name: 'description', onNext: undefined },
  render: function LineForm(args) {
    const [errors, setErrors] = useState<FormErrors>({});
    return (
      <Form
        aria-label="Lijn"
        errors={errors}
        onSubmit={() => setErrors({ description: 'Vul een omschrijving in.' })}
      >
        <ArticleText {...args} />
        <Button type="submit">Opslaan</Button>
      </Form>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = pageOf(canvasElement);
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'verpl');
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    await expect(field).toHaveAccessibleDescription('Vul een omschrijving in.');
    field.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await userEvent.click(await page.findByRole('option'));
    await expect(field).toBeValid();
  },
};
