import { randomUUID } from 'node:crypto';
import type { Role } from '@valia/domain/accounts/account-schemas.ts';
import type { Database } from '../client.ts';
import { collaborators } from '../schema/collaborators.ts';
import { organizationMembers, organizations } from '../schema/organizations.ts';
import { userProfiles } from '../schema/profiles.ts';
import { globalAdmins, userRoles } from '../schema/roles.ts';
import { userMfaFactors } from '../schema/user-mfa-factors.ts';
import { users } from '../schema/users.ts';
import { userVerificationStatus } from '../schema/verifications.ts';

export interface TestAdviser {
  userId: string;
  email: string;
  emailConfirmed: boolean;
  role: Role;
  globalAdmin: boolean;
  secondFactor: boolean;
  organizationId: string;
}

export interface TestAdviserOptions {
  email?: string;
  /** null: no row in user_roles. */
  role?: Role | null;
  globalAdmin?: boolean;
  /** A factor is set up whose seed opens to nobody: for what asks only whether there is one. */
  secondFactor?: boolean;
  emailConfirmed?: boolean;
  status?: 'active' | 'locked' | 'erased';
}

export const adviserPassword = 'una clave de prueba';
/** Of `adviserPassword`, computed once: a hash costs every test 15 ms. */
const adviserPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$vHV8zwGFtjAhG8Ijv+0oQg$OEzdxuuELdkKnBCJ5a8/mX/rupi8q4Ol4/+D9hgbZRk';

const sealedFactorOf = (userId: string) => ({
  id: randomUUID(),
  userId,
  seed: 'sealed',
  isVerified: true,
  createdAt: new Date(),
  verifiedAt: new Date(),
});

/** A person as sign-up leaves one, with an organization of their own; an administrator by `role` or `globalAdmin`. */
export const createAdviser = async (
  db: Database,
  options: TestAdviserOptions = {},
): Promise<TestAdviser> => {
  const { role = 'advisor', globalAdmin = false, status = 'active' } = options;
  const { secondFactor = false, emailConfirmed = false } = options;
  const [userId, organizationId] = [randomUUID(), randomUUID()];
  const email = options.email ?? `adviser-${userId}@example.test`;
  await db.transaction(async (tx) => {
    await tx.insert(users).values({
      id: userId,
      email,
      passwordHash: adviserPasswordHash,
      emailConfirmedAt: emailConfirmed ? new Date() : null,
      status,
      termsVersion: 'test',
      termsAcceptedAt: new Date(),
    });
    await tx.insert(userProfiles).values({
      id: randomUUID(),
      userId,
      firstName: 'Marta',
      lastName: 'Puig Serra',
      company: 'Asesoría Puig',
      phone: '+34 612 345 678',
      city: 'Girona',
    });
    await tx
      .insert(userVerificationStatus)
      .values({ id: randomUUID(), userId, verificationStatus: 'pending' });
    await tx.insert(collaborators).values({ id: randomUUID(), userId });
    if (role !== null) await tx.insert(userRoles).values({ id: randomUUID(), userId, role });
    if (secondFactor) await tx.insert(userMfaFactors).values(sealedFactorOf(userId));
    if (globalAdmin) await tx.insert(globalAdmins).values({ userId });
    await tx.insert(organizations).values({
      id: organizationId,
      name: 'Asesoría Puig',
      slug: `asesoria-puig-${organizationId}`,
      email,
    });
    await tx
      .insert(organizationMembers)
      .values({ id: randomUUID(), organizationId, userId, role: 'owner' });
  });
  return {
    userId,
    email,
    emailConfirmed,
    role: role ?? 'user',
    globalAdmin,
    secondFactor,
    organizationId,
  };
};
