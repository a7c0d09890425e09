import { useState, type ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { Button } from '../components/Button/Button.tsx';
import { ButtonLink } from '../components/ButtonLink/ButtonLink.tsx';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { Form } from '../components/Form/Form.tsx';
import { MoneyField } from '../components/MoneyField/MoneyField.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { showInPage } from './showInPage.tsx';

/** Does what the machine's pointer and screen do. */
const machine = (does: string, how: object) =>
  (cdp() as unknown as { send: (does: string, how: object) => Promise<void> }).send(does, how);

const leftButton = { button: 'left', clickCount: 1 };
const label = () => page.getByText('Bewaren', { exact: true }).element();

const topOfLabel = () => label().getBoundingClientRect().top;

/** Where a part of the label is (0 its top, 1 its bottom), in the window around the frame of this page. */
function placeOfLabel(part: number) {
  const frame = window.frameElement?.getBoundingClientRect();
  const { left, width, top, height } = label().getBoundingClientRect();
  return { x: left + width / 2 + (frame?.left ?? 0), y: top + height * part + (frame?.top ?? 0) };
}

const presses = {
  async mouse(part = 0.1) {
    const at = { ...leftButton, ...placeOfLabel(part) };
    await machine('Input.dispatchMouseEvent', { ...at, type: 'mousePressed' });
    await machine('Input.dispatchMouseEvent', { ...at, type: 'mouseReleased' });
  },
  async touch(part = 0.1) {
    const touchPoints = [placeOfLabel(part)];
    await machine('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await machine('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  },
};

const onPress = vi.fn<() => void>();
/** Called when something else than the target is clicked on. */
const onOther = vi.fn<() => void>();

const targets: Record<string, ReactNode> = {
  Button: <Button onPress={onPress}>Bewaren</Button>,
  'Button that submits': <Button type="submit">Bewaren</Button>,
  'native button': (
    <button type="button" onClick={onPress}>
      Bewaren
    </button>
  ),
  'native submit': <button type="submit">Bewaren</button>,
  ButtonLink: <ButtonLink href="/bewaren">Bewaren</ButtonLink>,
  'native link': (
    <a href="#bewaren" onClick={onPress}>
      Bewaren
    </a>
  ),
  Checkbox: <Checkbox label="Bewaren" onChange={onPress} />,
};

/** A field that shows or clears a message about its text on blur. */
function Leaving({ isTakenBack = false }) {
  const [isSaid, setIsSaid] = useState(isTakenBack);
  return (
    <TextField
      label="Btw-nummer"
      warning={isSaid ? 'De controlecijfers kloppen niet. Kijk het nummer na.' : undefined}
      onBlur={() => setIsSaid(!isTakenBack)}
    />
  );
}

async function showForm(field: ReactNode, below: ReactNode) {
  await showInPage(
    <div role="presentation" onClick={({ target }) => isTarget(target as Element) || onOther()}>
      <Form onSubmit={onPress}>
        {field}
        <div>{below}</div>
      </Form>
    </div>,
    { navigate: onPress },
  );
}

const isTarget = (clicked: Element) => clicked.closest('a, button, label') !== null;

beforeEach(() => {
  onPress.mockClear();
  onOther.mockClear();
});

describe.each(Object.entries(presses))('a press with %s that leaves a field', (_name, press) => {
  test.each(Object.entries(targets))('does its work: %s', async (_target, target) => {
    await showForm(<Leaving />, target);
    await userEvent.type(page.getByRole('textbox'), 'BE0');
    const top = topOfLabel();
    await press();
    await expect.poll(topOfLabel).toBeGreaterThan(top);
    await expect.poll(() => onPress.mock.calls.length).toBe(1);
    expect(onOther).not.toHaveBeenCalled();
    await press();
    await expect.poll(() => onPress.mock.calls.length).toBe(2);
  });

  test('does its work outside of the form, and when a message goes', async () => {
    await showInPage(
      <>
        <Form>
          <Leaving isTakenBack />
        </Form>
        <Button onPress={onPress}>Bewaren</Button>
      </>,
    );
    await userEvent.type(page.getByRole('textbox'), 'BE0');
    const top = topOfLabel();
    await press(0.9);
    await expect.poll(topOfLabel).toBeLessThan(top);
    await expect.poll(() => onPress.mock.calls.length).toBe(1);
  });

  test('does its work below an amount that cannot be read', async () => {
    await showForm(<MoneyField label="Bedrag" />, <Button onPress={onPress}>Bewaren</Button>);
    await userEvent.type(page.getByRole('textbox'), '12x');
    await press();
    await expect.poll(() => onPress.mock.calls.length).toBe(1);
    await expect.element(page.getByRole('textbox')).toBeInvalid();
  });
});

test('a press that is released elsewhere does nothing', async () => {
  await showForm(<Leaving />, <Button onPress={onPress}>Bewaren</Button>);
  await userEvent.type(page.getByRole('textbox'), 'BE0');
  const at = { ...leftButton, ...placeOfLabel(0.1) };
  await machine('Input.dispatchMouseEvent', { ...at, type: 'mousePressed' });
  const away = { ...at, x: at.x + 300 };
  await machine('Input.dispatchMouseEvent', { ...away, type: 'mouseMoved' });
  await machine('Input.dispatchMouseEvent', { ...away, type: 'mouseReleased' });
  await userEvent.keyboard('{Tab}');
  expect(onPress).not.toHaveBeenCalled();
});
