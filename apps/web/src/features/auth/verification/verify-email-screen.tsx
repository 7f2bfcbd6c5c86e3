import { PendingVerification } from './pending-verification.tsx';
import { VerificationLinkResult } from './verification-link-result.tsx';
import { useLinkToken } from '../guest/use-link-token.ts';

/**
 * /verify-email: with the token of a mail, offers to verify the address; without one, shows where the mail was sent.
 */
export const VerifyEmailScreen = () => {
  const token = useLinkToken('/verify-email');
  return token === undefined ? (
    <PendingVerification />
  ) : (
    <VerificationLinkResult key={token} token={token} />
  );
};
