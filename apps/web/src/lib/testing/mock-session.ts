import type { Session } from '@valia/domain/accounts/account-schemas.ts';

/** The session of an adviser, with the given differences. */
export const mockSession = (person: Partial<Session> = {}): Session => ({
  userId: '0195d3c0-0000-7000-8000-000000000001',
  email: 'marina@despacho.example',
  emailConfirmed: true,
  firstName: 'Marina',
  lastName: 'Ejemplo',
  organizationName: 'Asesoría de ejemplo',
  role: 'advisor',
  globalAdmin: false,
  secondFactor: false,
  expiresAt: '2999-01-01T00:00:00.000Z',
  ...person,
});
