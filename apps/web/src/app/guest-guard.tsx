import { Navigate, Outlet, useMatches } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../lib/session-store.ts';

/** Leads a signed-in person on to the dashboard. Each of its pages is an entry of its own. */
export const GuestGuard = () => {
  // Of the page shown, not of the one on its way: a form that leads on must not look like a new entry.
  const page = useMatches({ select: (matches) => matches.at(-1)?.fullPath });
  return <GuestEntry key={page} />;
};

/** Decides on entry only: afterwards the form's own redirect wins. */
const GuestEntry = () => {
  const { status } = useSession();
  const [onEntry, setOnEntry] = useState(status);
  if (onEntry === 'loading' && status !== 'loading') setOnEntry(status);
  return onEntry === 'signed-in' ? <Navigate to="/dashboard" replace /> : <Outlet />;
};
