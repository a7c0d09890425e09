import { MantineProvider } from '@mantine/core';
import { DatesProvider } from '@mantine/dates';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import 'dayjs/locale/nl-be';
import { UiProvider } from '@facturatie/ui/UiProvider';
import { I18nProvider } from 'react-aria-components';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { FieldOutcome, FieldSetting, FieldValue } from '../../fields/field.ts';
import { candidates } from './settings.tsx';

dayjs.extend(customParseFormat);

let root: Root | undefined;
let value: FieldValue = null;

function place(): HTMLElement {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no place for a field');
  return element;
}

/** What is in an input, or in the segments that are filled in. */
function shown(): string {
  const input = place().querySelector<HTMLInputElement>('input:not([type=hidden])');
  if (input && !place().querySelector('[role=spinbutton]')) return input.value;
  const segments = place().querySelectorAll('[role=spinbutton]:not([data-placeholder])');
  return [...segments].map(({ textContent }) => textContent).join(' ');
}

Object.assign(window, {
  settings: (): FieldSetting[] =>
    candidates.map(({ library, kind, setting, scale }) => ({ library, kind, setting, scale })),
  /** Puts a field on the page, empty, and the focus in it. */
  showField(index: number): void {
    const candidate = candidates[index];
    if (!candidate) throw new Error(`There is no field ${index}`);
    root?.unmount();
    value = null;
    const newRoot = createRoot(place());
    root = newRoot;
    const field = candidate.render((next) => {
      value = next;
    });
    flushSync(() =>
      newRoot.render(
        <I18nProvider locale="nl-BE">
          <UiProvider>
            <MantineProvider>
              <DatesProvider settings={{ locale: 'nl-be', firstDayOfWeek: 1 }}>
                {field}
              </DatesProvider>
            </MantineProvider>
          </UiProvider>
        </I18nProvider>,
      ),
    );
    place().querySelector<HTMLElement>('[role=spinbutton], input')?.focus();
  },
  /** Leaves the field and returns the result. */
  async leaveField(): Promise<FieldOutcome> {
    document.getElementById('elsewhere')?.focus();
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
    const isInvalid = place().querySelector('[aria-invalid=true]') !== null;
    return { value, shown: shown(), isInvalid };
  },
});
