import { Navigate, Outlet, useMatches, useNavigate, useSearch } from '@tanstack/react-router';
import { safeNextPath } from '@valia/domain/paths/paths.ts';
import { useEffect, useState } from 'react';
import { previousPath } from '../../lib/session/previous-path.ts';
import { useSession } from '../../lib/session/session-store.ts';

/** Redirects a signed-in user to the dashboard. Each of its pages is guarded as a separate entry. */
export const GuestGuard = () => {
  // The path of the page shown, not of the one being loaded: a form that navigates away must not look like a
  // new entry.
  const page = useMatches({ select: (matches) => matches.at(-1)?.fullPath });
  return <GuestEntry key={page} />;
};

/** Decides on entry only: afterwards the form's own redirect wins, unless another tab signs in. */
const GuestEntry = () => {
  const session = useSession();
  const { status } = session;
  const [onEntry, setOnEntry] = useState(status);
  if (onEntry === 'loading' && status !== 'loading') setOnEntry(status);
  if (onEntry === 'signed-in') return <Navigate to="/dashboard" replace />;
  // The form of this page publishes the whole session, so a session without details comes from another tab.
  const isByOtherTab = session.status === 'signed-in' && session.details === null;
  return isByOtherTab ? <FollowOtherTab userId={session.userId} /> : <Outlet />;
};

const FollowOtherTab = ({ userId }: { userId: string }) => {
  const navigate = useNavigate();
  const { next } = useSearch({ strict: false });
  const href = safeNextPath(next) ?? previousPath(userId) ?? '/dashboard';
  useEffect(() => void navigate({ href, replace: true }), [navigate, href]);
  return null;
};
