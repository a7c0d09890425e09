import { useMemo, useState, type SyntheticEvent } from 'react';

/** What is wrong, by the `name` of the field it concerns. */
export type FormErrors = Readonly<Record<string, string | string[]>>;

/** The errors of fields that have not changed since, and what the form listens to for that (a hook). */
export function useStandingErrors(errors: FormErrors | undefined) {
  // With the errors, so that earlier input cannot clear later errors.
  const [changed, setChanged] = useState<{ of: FormErrors | undefined; names: readonly string[] }>({
    of: undefined,
    names: [],
  });
  const standing = useMemo(
    () => (changed.of === errors ? without(errors, changed.names) : errors),
    [errors, changed],
  );
  const onInput = ({ target }: SyntheticEvent) => {
    const name = target instanceof Element ? target.getAttribute('name') : null;
    if (name === null || standing?.[name] === undefined) return;
    setChanged(({ of, names }) => ({
      of: errors,
      names: of === errors ? [...names, name] : [name],
    }));
  };
  return [standing, { onInput }] as const;
}

function without(errors: FormErrors | undefined, names: readonly string[]): FormErrors | undefined {
  if (errors === undefined) return undefined;
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !names.includes(field)));
}
