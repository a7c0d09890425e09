import { login } from '@facturatie/api-contract';
import { createFileRoute } from '@tanstack/react-router';
import { useSetAtom } from 'jotai/react';
import { safeReturnUrl } from '../returnUrl.ts';
import { LoginScreen } from '../screens/LoginScreen/LoginScreen.tsx';
import { userAtom } from '../state/session.ts';

export const Route = createFileRoute('/login')({
  validateSearch: ({ returnUrl }: Record<string, unknown>): { returnUrl?: string | undefined } => ({
    returnUrl: typeof returnUrl === 'string' ? returnUrl : undefined,
  }),
  component: LoginPage,
});

function LoginPage() {
  const { api } = Route.useRouteContext();
  const signIn = useSetAtom(userAtom);
  const { returnUrl } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <LoginScreen
      logIn={async (credentials) => {
        const { data: user } = await api(login, { body: credentials });
        signIn(user);
        await navigate({ href: safeReturnUrl(returnUrl), replace: true });
      }}
    />
  );
}
