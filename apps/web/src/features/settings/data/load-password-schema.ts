/** Who is at the keyboard knows the password. */
export const loadPasswordSchema = async () =>
  (await import('@valia/domain/accounts/session-schemas.ts')).provePasswordInput;
