/** The schema for the password with which users prove their identity. */
export const loadPasswordSchema = async () =>
  (await import('@valia/domain/accounts/session-schemas.ts')).provePasswordInput;
