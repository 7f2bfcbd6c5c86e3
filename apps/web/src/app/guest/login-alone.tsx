import { useEffect, useState, useSyncExternalStore } from 'react';
import { LoginPage } from '../../features/auth/sign-in/login-page.tsx';
import { showError } from '../../lib/errors/show-error.ts';
import { nextInAddress, requestedPathOrLeft } from './requested-path.ts';

const neverChanges = () => () => undefined;
const unknownToTheBuild = () => null;

/** /login as the build draws it; where it leads is known to the browser alone. */
export const LoginAlone = () => {
  // The check comes late: who signs in before it is led by the address, which is checked then.
  const unchecked = useSyncExternalStore(neverChanges, nextInAddress, unknownToTheBuild);
  const [checked, setChecked] = useState<string | null>();
  useEffect(() => {
    void requestedPathOrLeft().then(setChecked).catch(showError);
  }, []);
  return <LoginPage next={(checked === undefined ? unchecked : checked) ?? undefined} />;
};
