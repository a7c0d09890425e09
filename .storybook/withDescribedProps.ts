import type { ArgTypesEnhancer, InputType, StrictArgTypes } from 'storybook/internal/types';
import api from '../packages/ui/api.md?raw';
import { propsInApi } from './propsInApi.ts';

const rooms = 'Components/';

/** What react-docgen says of types that it does not write out. */
const vague = new Set(['union', 'intersection', 'unknown']);

const isVague = (table: InputType['table']) => vague.has(table?.type?.summary ?? '');

/** Tells of every prop of a room what the published interface tells, where its source was not understood. */
export const withDescribedProps: ArgTypesEnhancer = ({ title, argTypes }) => {
  if (!title.startsWith(rooms)) return argTypes;
  const told = Object.entries(propsInApi(api, title.slice(rooms.length)));
  const described = told
    .filter(([name]) => !argTypes[name]?.description || isVague(argTypes[name].table))
    .map(([name, { description, type, isRequired }]) => {
      const known = argTypes[name];
      const table = {
        ...known?.table,
        ...((known?.table?.type === undefined || isVague(known.table)) && {
          type: { summary: type },
        }),
      };
      const value = known?.type ?? { name: 'other' as const, value: type, required: isRequired };
      return [name, { name, control: false as const, ...known, description, table, type: value }];
    });
  return { ...argTypes, ...(Object.fromEntries(described) as StrictArgTypes) };
};
