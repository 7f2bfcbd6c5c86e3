import { useEffect, useState } from 'react';
import { LoginPage } from '../../features/auth/sign-in/login-page.tsx';
import { showError } from '../../lib/errors/show-error.ts';
import { pathAskedOrLeft } from './path-asked.ts';

/** /login as the build draws it; where it leads is known to the browser alone. */
export const LoginAlone = () => {
  const [next, setNext] = useState<string>();
  useEffect(() => {
    void pathAskedOrLeft()
      .then((path) => setNext(path ?? undefined))
      .catch(showError);
  }, []);
  return <LoginPage next={next} />;
};
