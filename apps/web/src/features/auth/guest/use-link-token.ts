import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';

type LinkPage = '/change-email' | '/verify-email' | '/reset-password' | '/invite';

/**
 * The token of the opened mail link. It is moved out of the URL at once, to where a reload finds it, so that nobody
 * reads it over a shoulder or on a shared screen.
 */
export const useLinkToken = (page: LinkPage): string | undefined => {
  const navigate = useNavigate();
  const { token: written } = useSearch({ from: page });
  const kept = useLocation({ select: ({ state }) => state.linkToken });
  useEffect(() => {
    if (written === undefined) return;
    void navigate({ to: page, search: {}, state: { linkToken: written }, replace: true });
  }, [navigate, page, written]);
  return written ?? kept;
};
