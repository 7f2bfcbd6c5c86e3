import { Navigate, Outlet, useLocation } from '@tanstack/react-router';
import { ErrorState } from '../components/error-state.tsx';
import { useSession } from '../lib/session-store.ts';
import { trpc } from '../lib/trpc.ts';
import { PageSkeleton } from './page-skeleton.tsx';

/** Shows its routes to signed-in people only. */
export const AuthenticatedGuard = () => {
  const session = useSession();
  const location = useLocation();
  const { isError, refetch } = trpc.auth.session.useQuery();
  if (session.status === 'signed-in') return <Outlet />;
  if (session.status === 'signed-out') {
    return <Navigate to="/login" search={session.byChoice ? {} : { next: location.href }} replace />;
  }
  return isError ? <ErrorState onRetry={() => void refetch()} /> : <PageSkeleton />;
};
