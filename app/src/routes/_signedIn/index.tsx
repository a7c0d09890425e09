import { createFileRoute } from '@tanstack/react-router';
import { DashboardScreen } from '../../screens/DashboardScreen/DashboardScreen.tsx';

export const Route = createFileRoute('/_signedIn/')({ component: DashboardScreen });
