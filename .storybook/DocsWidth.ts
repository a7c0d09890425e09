import { createElement, useEffect, type ReactElement } from 'react';
import { Select } from 'storybook/internal/components';
import { useGlobals } from 'storybook/manager-api';
import { viewports } from './modes.ts';

/** How the switch of widths stands: the key of a width, alone or with how it is turned. */
type Viewport = string | { value?: string } | undefined;

const frameId = 'storybook-preview-iframe';
const widths = Object.entries(viewports);

function keyOf(viewport: Viewport): string | undefined {
  return typeof viewport === 'object' ? viewport.value : viewport;
}

/** The width of a documentation page: Storybook's own switch is for stories only. Both move one another. */
export function DocsWidth(): ReactElement {
  const [globals, updateGlobals] = useGlobals();
  const chosen = keyOf(globals['viewport'] as Viewport);
  const [, width] = widths.find(([key]) => key === chosen) ?? [];
  const inlineSize = width?.styles.width ?? '';
  useEffect(() => {
    const frame = document.getElementById(frameId);
    if (!frame) return undefined;
    frame.style.maxWidth = inlineSize;
    frame.style.marginInline = inlineSize === '' ? '' : 'auto';
    return () => {
      frame.style.maxWidth = '';
      frame.style.marginInline = '';
    };
  }, [inlineSize]);
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
      onReset: () => updateGlobals({ viewport: { value: undefined, isRotated: false } }),
      onSelect: (value: unknown) => updateGlobals({ viewport: { value, isRotated: false } }),
    },
    'Width',
  );
}
