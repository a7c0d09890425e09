import { createElement, useEffect, type ReactElement } from 'react';
import { Select } from 'storybook/internal/components';
import { useGlobals } from 'storybook/manager-api';
import { viewports } from '../toolbar/modes.ts';

/** The global of Storybook's viewport switch. */
type Viewport = string | { value?: string } | undefined;

const widths = Object.entries(viewports);

/** The width of a documentation page, where Storybook's own viewport switch is not shown. Both set one global. */
export function DocsWidth(): ReactElement {
  const [globals, updateGlobals] = useGlobals();
  const viewport = globals['viewport'] as Viewport;
  const chosen = typeof viewport === 'object' ? viewport.value : viewport;
  const width = widths.find(([key]) => key === chosen)?.[1].styles.width;
  const choose = (value: unknown) => updateGlobals({ viewport: { value, isRotated: false } });
  useEffect(() => {
    const style = document.getElementById('storybook-preview-iframe')?.style;
    if (!style || width === undefined) return undefined;
    Object.assign(style, { maxWidth: width, marginInline: 'auto' });
    return () => void Object.assign(style, { maxWidth: '', marginInline: '' });
  }, [width]);
  return createElement(
    Select,
    {
      key: chosen ?? 'none',
      size: 'small',
      padding: 'small',
      ariaLabel: 'Width',
      resetLabel: 'Whole width',
      options: widths.map(([value, { name }]) => ({ value, title: name })),
      ...(chosen === undefined ? {} : { defaultOptions: chosen }),
      onReset: () => choose(undefined),
      onSelect: choose,
    },
    'Width',
  );
}
