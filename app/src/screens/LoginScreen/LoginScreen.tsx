import type { Credentials } from '@facturatie/api-contract';
import { Alert } from '@facturatie/ui/Alert';
import { Button } from '@facturatie/ui/Button';
import { Card } from '@facturatie/ui/Card';
import { Form } from '@facturatie/ui/Form';
import type { FormErrors } from '@facturatie/ui/Form';
import { PasswordField } from '@facturatie/ui/PasswordField';
import { TextField } from '@facturatie/ui/TextField';
import { useEffect, useState } from 'react';
import { Screen } from '../../features/screen/Screen.tsx';
import { errorText } from '../../intl/describeError.ts';
import { text } from '../../intl/nl-BE.ts';

export interface LoginScreenProps {
  /** Logs in and continues to the page asked for; rejects with the reason when that fails. */
  logIn: (credentials: Credentials) => Promise<void>;
}

/** What is missing, by field; checked only when the form is sent (specification §2, login). */
function missing({ name, password }: Credentials): FormErrors {
  return {
    ...(name === '' && { name: text.login.usernameRequired }),
    ...(password === '' && { password: text.login.passwordRequired }),
  };
}

/** What was typed in the field `name`. */
function textOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}

/** The login form, with the reason of a failed login in an alert under it. */
export function LoginScreen({ logIn }: LoginScreenProps) {
  const [errors, setErrors] = useState<FormErrors>({});
  const [failure, setFailure] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  useEffect(sendAgain, []);

  async function submit(values: FormData) {
    if (isPending) return;
    const credentials = {
      name: textOf(values, 'name').trim(),
      password: textOf(values, 'password'),
    };
    const found = missing(credentials);
    setErrors(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0) return;
    setIsPending(true);
    try {
      await logIn(credentials);
    } catch (error) {
      setFailure(errorText(error));
      setIsPending(false);
    }
  }

  return (
    <Screen title={text.login.title} documentTitle={text.login.documentTitle} width="narrow">
      <Card>
        <Form errors={errors} onSubmit={(values) => void submit(values)}>
          <TextField
            label={text.login.username}
            name="name"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            isRequired
          />
          <PasswordField label={text.login.password} name="password" isRequired />
          <Button type="submit" variant="solid" tone="accent" isPending={isPending} isFullWidth>
            {text.login.submit}
          </Button>
        </Form>
      </Card>
      {failure !== undefined && <Alert tone="critical">{failure}</Alert>}
    </Screen>
  );
}

/**
 * Submits the form that was submitted before it was hydrated, with its present values: `public/login.js`
 * prevented that submit.
 */
function sendAgain(): void {
  const { dataset } = document.documentElement;
  if (dataset['sent'] === undefined) return;
  delete dataset['sent'];
  // After the fields have read their values from the DOM.
  queueMicrotask(() => document.querySelector('form')?.requestSubmit());
}
