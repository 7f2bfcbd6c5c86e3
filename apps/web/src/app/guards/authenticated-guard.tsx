import { useLingui } from '@lingui/react';
import { Outlet, useNavigate, useRouter } from '@tanstack/react-router';
import { errorTexts } from '@valia/i18n/error-texts.ts';
import { Fragment, useEffect } from 'react';
import { ErrorState } from '../../components/states/error-state.tsx';
import { useSession } from '../../lib/session/session-store.ts';
import { showToast } from '../../lib/toast/show-toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { PageSkeleton } from '../page-skeleton.tsx';
import { BulkRunProgress } from '../bulk-run-progress.tsx';

/** Shows its routes to signed-in users only. */
export const AuthenticatedGuard = () => {
  const session = useSession();
  const { isError, refetch } = trpc.auth.session.useQuery();
  if (session.status === 'signed-in')
    return (
      // Another tab may sign in another user: the key discards the state that a page has of the previous one.
      <Fragment key={session.userId}>
        <Outlet />
        <BulkRunProgress />
      </Fragment>
    );
  if (session.status === 'signed-out')
    return <ToSignIn keepLocation={!session.byChoice} ended={session.ended} />;
  return isError ? <ErrorState onRetry={() => void refetch()} /> : <PageSkeleton />;
};

/**
 * Redirects to the sign-in page once. Not by a rendered redirect: while the page loads, that would redirect its own
 * target.
 */
const ToSignIn = ({ keepLocation, ended }: { keepLocation: boolean; ended: boolean }) => {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const router = useRouter();
  useEffect(() => {
    const { href, pathname } = router.state.location;
    if (pathname === '/login') return;
    if (ended) showToast({ kind: 'warning', title: i18n._(errorTexts.unauthenticated) });
    void navigate({
      to: '/login',
      search: keepLocation ? { next: href } : {},
      state: keepLocation ? { from: href } : {},
      replace: true,
    });
  }, [keepLocation, ended, i18n, navigate, router]);
  return <PageSkeleton />;
};
