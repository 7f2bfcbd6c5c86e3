import { randomUUID } from 'node:crypto';
import type { Role } from '@valia/domain/accounts/account-schemas.ts';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
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
  /** null: no row in user_roles. */
  role?: Role | null;
  globalAdmin?: boolean;
  /** A factor is set up whose seed opens to nobody: for what asks only whether there is one. */
  secondFactor?: boolean;
  emailConfirmed?: boolean;
  status?: 'active' | 'locked' | 'erased';
}

export const adviserPassword = 'una clave de prueba';
/** Of `adviserPassword`, as cheap to compare as argon2 allows. */
const adviserPasswordHash =
  '$argon2id$v=19$m=8,t=1,p=1$I3Pn2pe66CsYsJmCLUOq0w$fRtNGeEg1QQQOkNtAq9aWUBDXTUdwcML8eoLw+y0Ub4';

interface TestRows extends Required<Omit<TestAdviserOptions, 'role'>> {
  userId: string;
  organizationId: string;
  role: Role | null;
}

/** All rows of a person by one statement: thousands are made in a run, and each statement costs a way to the server. */
const insertsOf = (person: TestRows): SQL[] => {
  const { userId, organizationId, email, role, status } = person;
  const now = new Date().toISOString();
  const confirmedAt = person.emailConfirmed ? now : null;
  const inserts = [
    sql`insert into users (id, email, password_hash, email_confirmed_at, status, terms_version, terms_accepted_at)
      values (${userId}, ${email}, ${adviserPasswordHash}, ${confirmedAt}, ${status}, 'test', ${now})`,
    sql`insert into user_profiles (id, user_id, first_name, last_name, company, phone, city)
      values (${randomUUID()}, ${userId}, 'Marta', 'Puig Serra', 'Asesoría Puig', '+34 612 345 678', 'Girona')`,
    sql`insert into user_verification_status (id, user_id, verification_status)
      values (${randomUUID()}, ${userId}, 'pending')`,
    sql`insert into collaborators (id, user_id) values (${randomUUID()}, ${userId})`,
    sql`insert into organizations (id, name, slug, email)
      values (${organizationId}, 'Asesoría Puig', ${`asesoria-puig-${organizationId}`}, ${email})`,
    sql`insert into organization_members (id, organization_id, user_id, role)
      values (${randomUUID()}, ${organizationId}, ${userId}, 'owner')`,
  ];
  if (role !== null)
    inserts.push(
      sql`insert into user_roles (id, user_id, role) values (${randomUUID()}, ${userId}, ${role})`,
    );
  if (person.secondFactor)
    inserts.push(sql`insert into user_mfa_factors (id, user_id, seed, is_verified, created_at, verified_at)
      values (${randomUUID()}, ${userId}, 'sealed', true, ${now}, ${now})`);
  if (person.globalAdmin) inserts.push(sql`insert into global_admins (user_id) values (${userId})`);
  return inserts;
};

/** A person as sign-up leaves one, with an organization of their own; an administrator by `role` or `globalAdmin`. */
export const createAdviser = async (
  db: Database,
  options: TestAdviserOptions = {},
): Promise<TestAdviser> => {
  const { role = 'advisor', globalAdmin = false, status = 'active' } = options;
  const { secondFactor = false, emailConfirmed = false } = options;
  const [userId, organizationId] = [randomUUID(), randomUUID()];
  const email = options.email ?? `adviser-${userId}@example.test`;
  const person = { email, emailConfirmed, status, role, globalAdmin, secondFactor };
  const inserts = insertsOf({ ...person, userId, organizationId }).map(
    (insert, at) => sql`${sql.raw(`row_${at}`)} as (${insert})`,
  );
  await db.execute(sql`with ${sql.join(inserts, sql`, `)} select 1`);
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
