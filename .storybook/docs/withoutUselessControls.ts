import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Whether a value holds what cannot be typed: elements, functions, things that contain them. */
function isMade(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value === 'function';
  return '$$typeof' in value || Object.values(value).some(isMade);
}

/** Removes the control of a prop whose value cannot be typed: an element, columns with render functions. */
export const withoutUselessControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      isMade(initialArgs[name]) ? { ...argType, control: false as const } : argType,
    ]),
  );
