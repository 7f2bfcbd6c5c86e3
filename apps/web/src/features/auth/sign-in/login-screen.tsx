import { getRouteApi, useLocation } from '@tanstack/react-router';
import { safeNextPath } from '@valia/domain/paths/paths.ts';
import { LoginPage } from './login-page.tsx';

const route = getRouteApi('/guest/login');

/** /login */
export const LoginScreen = () => {
  const { next } = route.useSearch();
  const from = useLocation({ select: ({ state }) => state.from });
  return <LoginPage next={safeNextPath(next) ?? safeNextPath(from) ?? undefined} />;
};
