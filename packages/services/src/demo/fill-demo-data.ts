import { createPasswordHasher } from '@valia/auth/password-hasher.ts';
import type { SecretBox } from '@valia/auth/secret-box.ts';
import type { Database } from '@valia/db/client.ts';
import { firmSettings } from '@valia/db/schema/firm/firm-settings.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import type { ReadText } from '@valia/domain/reference/read-content.ts';
import { readLibrary } from '@valia/domain/templates/read-library.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { createHash } from 'node:crypto';
import { changeUnaudited } from '../context/change-audited.ts';
import { listSectorMultiples } from '../comparables/list-sector-multiples.ts';
import type { ServiceContext } from '../context/service-context.ts';
import * as sections from '../sections.ts';
import type { SectionService } from '../verbs/section-service.ts';
import { demoAccounts, demoFirm } from '../demo-people/demo-accounts.ts';
import { readDemo } from './demo-content.ts';
import { fillDemoBudgets } from './fill-demo-budgets.ts';
import { fillDemoCollaborations } from './fill-demo-collaborations.ts';
import { fillDemoCommissions, setDemoTariff } from './fill-demo-commissions.ts';
import { fillDemoQueue } from './fill-demo-queue.ts';
import { fillDemoLeads } from './fill-demo-leads.ts';
import { fillDemoTemplates } from './fill-demo-templates.ts';
import { fillDemoVisits } from './fill-demo-visits.ts';
import { fillDemoValuations } from './fill-demo-valuations.ts';
import { signUpDemoAccount } from '../demo-people/sign-up-demo-account.ts';

export interface DemoCredentials {
  label: string;
  email: string;
  password: string;
  /** The seed of the second factor, for an authenticator application; null without a second factor. */
  seed: string | null;
}

const [foundingDaysAgo, rosaDaysAgo] = [190, 80];
const dayMs = 86_400_000;

/** Creates ids that are the same in every demo data set, so that two sets can be compared. */
const demoIds = (): (() => string) => {
  let count = 0;
  return () => {
    count += 1;
    const hex = createHash('sha256').update(`valia demo ${count}`).digest('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  };
};

export const demoCredentials = (): DemoCredentials[] =>
  Object.values(demoAccounts).map(({ label, signUp: { email, password }, seed }) => ({
    label,
    email,
    password,
    seed,
  }));

const unavailable = (): never => {
  throw new AppError('unavailable');
};

const contextOf = (db: Database, now: Date, secrets: SecretBox): ServiceContext => ({
  db,
  now,
  actor: null,
  newId: demoIds(),
  requestId: 'demo',
  passwords: createPasswordHasher(),
  secrets,
  client: { address: null, userAgent: null },
  publicOrigin: 'http://localhost',
  files: { put: unavailable, get: unavailable, remove: unavailable },
  reports: { renderValuationReport: unavailable },
  sheets: { renderSheet: unavailable },
  templates: { printTemplate: unavailable },
  logos: { readLogo: unavailable },
  // No mail is sent, and no limit applies.
  mail: { enqueue: () => Promise.resolve() },
  limits: {
    take: () => Promise.resolve(() => Promise.resolve()),
    isUsedUp: () => Promise.resolve(false),
  },
  device: { token: null, keep: () => undefined },
  log: { error: () => undefined, warn: () => undefined },
});

/**
 * Fills an empty database with invented users and their work, by the same verbs that users call, in one transaction.
 * The reference data must already exist. Returns the accounts to show, or none when the database already has users.
 */
export const fillDemoData = (
  db: Database,
  now: Date,
  secrets: SecretBox,
  read: ReadText,
): Promise<DemoCredentials[]> =>
  changeUnaudited({ db }, 'fills-the-demo', async (tx) => {
    const [anybody] = await tx.select({ id: users.id }).from(users).limit(1);
    if (anybody) return [];
    const demo = readDemo(read);
    const ctx = contextOf(tx, now, secrets);
    await tx.update(firmSettings).set({ ...demoFirm, updatedAt: now });
    const at = (daysAgo: number) => ({ ...ctx, now: new Date(now.getTime() - daysAgo * dayMs) });
    const founding = at(foundingDaysAgo);
    const marta = await signUpDemoAccount(founding, demoAccounts.marta);
    const jordi = await signUpDemoAccount(founding, demoAccounts.jordi);
    const rosa = await signUpDemoAccount(at(rosaDaysAgo), demoAccounts.rosa);
    const administrator = await signUpDemoAccount(founding, demoAccounts.administrator);
    const set = await listSectorMultiples({ ctx: { ...ctx, actor: marta } });
    const people = { marta, jordi, rosa, administrator };
    await fillDemoValuations(ctx, { marta, jordi, rosa, set, companies: demo.companies });
    await setDemoTariff(founding, administrator);
    await fillDemoCommissions(ctx, people, {
      deals: demo.deals,
      meanwhile: () => fillDemoCollaborations(ctx, people, demo),
    });
    await fillDemoLeads(ctx, people, demo.leads);
    await fillDemoBudgets(ctx, { marta }, demo.budget);
    await fillDemoTemplates(ctx, { marta, administrator }, readLibrary(read));
    await fillDemoQueue(ctx, people);
    for (const { fillDemo } of Object.values<SectionService>(sections)) await fillDemo(ctx, people);
    await fillDemoVisits(tx, ctx);
    return demoCredentials();
  });
