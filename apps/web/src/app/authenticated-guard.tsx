import { Outlet, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ErrorState } from '../components/error-state.tsx';
import { useSession } from '../lib/session-store.ts';
import { trpc } from '../lib/trpc.ts';
import { PageSkeleton } from './page-skeleton.tsx';

/** Shows its routes to signed-in people only. */
export const AuthenticatedGuard = () => {
  const session = useSession();
  const { isError, refetch } = trpc.auth.session.useQuery();
  if (session.status === 'signed-in') return <Outlet />;
  if (session.status === 'signed-out') return <ToSignIn keepLocation={!session.byChoice} />;
  return isError ? <ErrorState onRetry={() => void refetch()} /> : <PageSkeleton />;
};

/** Leads to the sign-in page once. Not by a rendered redirect: while the page loads, that would redirect its own target. */
const ToSignIn = ({ keepLocation }: { keepLocation: boolean }) => {
  const navigate = useNavigate();
  const router = useRouter();
  useEffect(() => {
    const { href, pathname } = router.state.location;
    if (pathname === '/login') return;
    void navigate({ to: '/login', search: keepLocation ? { next: href } : {}, replace: true });
  }, [keepLocation, navigate, router]);
  return <PageSkeleton />;
};
