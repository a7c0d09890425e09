/**
 * The controls and the documentation of props whose values are a list, for a story's `argTypes`:
 * `argTypes: choices({ tone: buttonTones })`. The list itself says which values there are.
 */
export function choices<Name extends string>(lists: Record<Name, readonly string[]>) {
  const entries = Object.entries<readonly string[]>(lists).map(([name, options]) => [
    name,
    {
      control: 'select',
      options,
      table: { type: { summary: options.map((option) => `'${option}'`).join(' | ') } },
    },
  ]);
  return Object.fromEntries(entries) as Record<
    Name,
    { control: 'select'; options: readonly string[]; table: { type: { summary: string } } }
  >;
}
