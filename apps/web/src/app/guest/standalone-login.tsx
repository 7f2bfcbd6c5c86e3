import { useEffect, useState, useSyncExternalStore } from 'react';
import { LoginPage } from '../../features/auth/sign-in/login-page.tsx';
import { showError } from '../../lib/errors/show-error.ts';
import { nextPathInUrl, requestedPathOrGuarded } from './requested-path.ts';

const neverChanges = () => () => undefined;
const unknownToTheBuild = () => null;

/** The /login page that the build renders; only the browser knows the path after sign-in. */
export const StandaloneLogin = () => {
  // The check finishes late: for a user who signs in before, the path of the URL is used, and checked then.
  const unchecked = useSyncExternalStore(neverChanges, nextPathInUrl, unknownToTheBuild);
  const [checked, setChecked] = useState<string | null>();
  useEffect(() => {
    void requestedPathOrGuarded().then(setChecked).catch(showError);
  }, []);
  return <LoginPage next={(checked === undefined ? unchecked : checked) ?? undefined} />;
};
