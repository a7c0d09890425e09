import { createRootRouteWithContext, Navigate } from '@tanstack/react-router';
import type { AppContext } from '../AppContext.ts';
import { Shell } from '../features/shell/Shell.tsx';

/** The shell around every screen. Any unknown address, an unreadable one too, leads home. */
export const Route = createRootRouteWithContext<AppContext>()({
  component: Shell,
  notFoundComponent: () => <Navigate to="/" replace />,
});
