import { getRouteApi } from '@tanstack/react-router';
import { AwaitedVerification } from './awaited-verification.tsx';
import { OpenedVerification } from './opened-verification.tsx';

const route = getRouteApi('/verify-email');

/** /verify-email: with the token of a mail it verifies the address, without one it says where the mail went. */
export const VerifyEmailScreen = () => {
  const { token } = route.useSearch();
  return token === undefined ? (
    <AwaitedVerification />
  ) : (
    <OpenedVerification key={token} token={token} />
  );
};
