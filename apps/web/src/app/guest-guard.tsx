import { Navigate, Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../lib/session-store.ts';

/** Leads a signed-in person on to the dashboard. Decides on entry only: afterwards the form's own redirect wins. */
export const GuestGuard = () => {
  const { status } = useSession();
  const [onEntry, setOnEntry] = useState(status);
  if (onEntry === 'loading' && status !== 'loading') setOnEntry(status);
  return onEntry === 'signed-in' ? <Navigate to="/dashboard" replace /> : <Outlet />;
};
