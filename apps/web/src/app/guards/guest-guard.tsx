import { Navigate, Outlet, useMatches, useNavigate, useSearch } from '@tanstack/react-router';
import { safeNextPath } from '@valia/domain/paths/paths.ts';
import { useEffect, useState } from 'react';
import { previousPath } from '../../lib/session/previous-path.ts';
import { useSession } from '../../lib/session/session-store.ts';

/** Leads a signed-in person on to the dashboard. Each of its pages is an entry of its own. */
export const GuestGuard = () => {
  // Of the page shown, not of the one on its way: a form that leads on must not look like a new entry.
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
  // Not by the form of this page, which knows the whole session: another tab has signed in.
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
