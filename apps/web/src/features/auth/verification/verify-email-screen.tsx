import { AwaitedVerification } from './awaited-verification.tsx';
import { OpenedVerification } from './opened-verification.tsx';
import { useLinkToken } from '../guest/use-link-token.ts';

/** /verify-email: with the token of a mail it offers to verify the address, without one it says where the mail went. */
export const VerifyEmailScreen = () => {
  const token = useLinkToken('/verify-email');
  return token === undefined ? (
    <AwaitedVerification />
  ) : (
    <OpenedVerification key={token} token={token} />
  );
};
