import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';

type LinkPage = '/change-email' | '/verify-email' | '/reset-password' | '/invite';

/**
 * The token of the mail's link that was opened. It moves out of the address at once, to where a reload finds it and
 * nobody reads it: neither over a shoulder nor in a shared screen.
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
