/** What a person finds in the security history of their account. */
export const accountEventKinds = [
  'signed-in',
  'sign-in-failed',
  'second-factor-failed',
  'signed-out',
  'sessions-ended',
  'password-changed',
  'password-reset',
  'email-verified',
  'second-factor-enabled',
  'second-factor-disabled',
  'second-factor-reset',
  'recovery-code-used',
  'recovery-codes-renewed',
  'role-changed',
  'account-locked',
  'account-unlocked',
  'data-exported',
  'verification-accepted',
  'verification-rejected',
  'verification-requested',
] as const;
export type AccountEventKind = (typeof accountEventKinds)[number];
