import type { Role } from '@valia/domain/accounts/user-roles.ts';
import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../client.ts';

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
  /** null for no row in user_roles. */
  role?: Role | null;
  globalAdmin?: boolean;
  /**
   * Sets up a second factor, whose seed cannot be decrypted unless `sealedSeed` is given; for tests that only need its
   * existence.
   */
  secondFactor?: boolean;
  /** Returns the encrypted seed to store. */
  sealedSeed?: (userId: string) => string;
  emailConfirmed?: boolean;
  /** Whether the firm has verified the adviser. */
  verified?: boolean;
  status?: 'active' | 'locked' | 'erased';
}

export const adviserPassword = 'una clave de prueba';
/** The hash of `adviserPassword`, with the lowest cost that argon2 allows. */
const adviserPasswordHash =
  '$argon2id$v=19$m=8,t=1,p=1$I3Pn2pe66CsYsJmCLUOq0w$fRtNGeEg1QQQOkNtAq9aWUBDXTUdwcML8eoLw+y0Ub4';

interface TestPerson {
  userId: string;
  organizationId: string;
  email: string;
  emailConfirmed: boolean;
  status: string;
  role: Role | null;
  globalAdmin: boolean;
  verification: 'pending' | 'verified';
  /** The seed of the second factor; null for none. */
  seed: string | null;
}

/**
 * Inserts all rows of all users in one statement, because a run creates thousands and each statement costs a round
 * trip.
 */
const insertPeople = (people: TestPerson[]): SQL => sql`
  with people as (
    select *, ${new Date().toISOString()}::timestamptz as now from json_to_recordset(${JSON.stringify(people)}::json)
    as person("userId" uuid, "organizationId" uuid, email text, "emailConfirmed" boolean, status text, role text,
      "globalAdmin" boolean, verification text, seed text)),
  accounts as (
    insert into users (id, email, password_hash, email_confirmed_at, status, terms_version, terms_accepted_at)
    select "userId", email, ${adviserPasswordHash}, case when "emailConfirmed" then now end, status, 'test', now
    from people),
  profiles as (
    insert into user_profiles (id, user_id, first_name, last_name, company, phone, city)
    select gen_random_uuid(), "userId", 'Marta', 'Puig Serra', 'Asesoría Puig', '+34 612 345 678', 'Girona' from people),
  verifications as (
    insert into user_verification_status (id, user_id, verification_status)
    select gen_random_uuid(), "userId", verification from people),
  partners as (insert into collaborators (id, user_id) select gen_random_uuid(), "userId" from people),
  firms as (
    insert into organizations (id, name, slug, email)
    select "organizationId", 'Asesoría Puig', 'asesoria-puig-' || "organizationId", email from people),
  members as (
    insert into organization_members (id, organization_id, user_id, role)
    select gen_random_uuid(), "organizationId", "userId", 'owner' from people),
  rights as (
    insert into user_roles (id, user_id, role)
    select gen_random_uuid(), "userId", role from people where role is not null),
  factors as (
    insert into user_mfa_factors (id, user_id, seed, is_verified, created_at, verified_at)
    select gen_random_uuid(), "userId", seed, true, now, now from people where seed is not null)
  insert into global_admins (user_id) select "userId" from people where "globalAdmin"`;

const personOf = ({
  role = 'advisor',
  globalAdmin = false,
  status = 'active',
  secondFactor = false,
  emailConfirmed = false,
  verified = false,
  sealedSeed = () => 'sealed',
  ...options
}: TestAdviserOptions): TestPerson => {
  const [userId, organizationId] = [randomUUID(), randomUUID()];
  const email = options.email ?? `adviser-${userId}@example.test`;
  const seed = secondFactor ? sealedSeed(userId) : null;
  const verification = verified ? 'verified' : 'pending';
  return {
    userId,
    organizationId,
    email,
    emailConfirmed,
    status,
    role,
    globalAdmin,
    verification,
    seed,
  };
};

/** Creates users as after a sign-up, each with their own organization; administrators by `role` or `globalAdmin`. */
export const createAdvisers = async (
  db: Database,
  options: readonly TestAdviserOptions[],
): Promise<TestAdviser[]> => {
  const people = options.map(personOf);
  await db.execute(insertPeople(people));
  return people.map(
    ({ userId, email, emailConfirmed, role, globalAdmin, seed, organizationId }) => ({
      userId,
      email,
      emailConfirmed,
      role: role ?? 'user',
      globalAdmin,
      secondFactor: seed !== null,
      organizationId,
    }),
  );
};

/** One user with an active session. */
export const createAdviser = async (
  db: Database,
  options: TestAdviserOptions = {},
): Promise<TestAdviser> => {
  const [adviser] = await createAdvisers(db, [options]);
  if (adviser === undefined) throw new Error('The person was not made.');
  return adviser;
};
