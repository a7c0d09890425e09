import type { Field, ObjectCodec } from './object.ts';

/**
 * What the fields of an object read when they are absent. Those in `required` are left out.
 *
 * @throws Error when another field cannot be absent
 */
export function absentValues<T, Name extends keyof T = never>(
  codec: ObjectCodec<T>,
  required: readonly Name[] = [],
): Omit<T, Name> {
  const fields = Object.entries<Field<unknown>>(codec.fields).filter(
    ([name]) => !required.some((one) => one === name),
  );
  return Object.fromEntries(
    fields.map(([name, field]) => [name, absentValue(name, field)]),
  ) as unknown as Omit<T, Name>;
}

function absentValue(name: string, field: Field<unknown>): unknown {
  if ('inline' in field) return absentValues(field.inline);
  const decoded = field.codec.decode(undefined);
  if (!decoded.ok) throw new Error(`The field ${name} cannot be absent`);
  return decoded.value;
}
