/** A copy of a form in which the field at a path holds another value; frozen deeply, as forms may be. */
export function withField(form: unknown, path: string, value: unknown): object {
  const [name = '', ...below] = path.split('.');
  const copy: object = Array.isArray(form) ? [...(form as unknown[])] : { ...(form as object) };
  const next =
    below.length === 0 ? value : withField(Reflect.get(copy, name), below.join('.'), value);
  Reflect.set(copy, name, next);
  return Object.freeze(copy);
}
