import { createFileRoute, redirect } from '@tanstack/react-router';
import { userAtom } from '../state/session.ts';

/** Every page below needs someone signed in; without, the login page takes over and leads back. */
export const Route = createFileRoute('/_signedIn')({
  beforeLoad: ({ context, location }) => {
    if (context.store.get(userAtom)) return;
    throw redirect({ to: '/login', search: { returnUrl: location.href }, replace: true });
  },
});
