import { randomUUID } from 'node:crypto';
import { commissionEntries } from '@valia/db/schema/network/commission-entries.ts';
import { commissionRules } from '@valia/db/schema/network/commission-rules.ts';
import { commissions } from '@valia/db/schema/network/commissions.ts';
import { tariffRow } from '@valia/db/testing/tariff-row.ts';
import { signedInPerson, type SignedInPerson } from '@valia/server/testing/http-person.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';
import { asc, eq } from 'drizzle-orm';
import { describeDifferences } from './describe-differences.ts';

const administrator = { role: 'admin', secondFactor: true } as const;

interface Settling {
  server: ListeningServer;
  admin: SignedInPerson;
  referrer: SignedInPerson;
}

/** A referral that was won, so that its referrer has earned the commission. */
const earn = async ({ admin, referrer }: Settling): Promise<void> => {
  const requestId = randomUUID();
  await referrer.http.call('referrals.create', {
    requestId,
    targetAdvisorId: null,
    type: 'referral',
    companyName: 'Talleres Ordóñez',
    message: 'Los socios quieren vender',
    expectedValueCents: 272_000_000,
  });
  await admin.http.call('admin.collaborations.accept', { requestId, version: 1 });
  await referrer.http.call('referrals.setOutcome', { requestId, version: 2, outcome: 'won' });
  await admin.http.call('referrals.confirmOutcome', { requestId, version: 3, outcome: 'won' });
};

/** The refusal code of each action in turn on the commission of a referrer; null for an action that succeeds. */
const settle = async (
  { server, admin, referrer }: Settling,
  acts: readonly ('approve' | 'pay' | 'reverse')[],
): Promise<(string | null)[]> => {
  const codes: (string | null)[] = [];
  for (const act of acts) {
    const [row] = await server.db
      .select({ commissionId: commissions.id, version: commissions.version })
      .from(commissions)
      .where(eq(commissions.recipientUserId, referrer.userId));
    const input = { ...row, actId: randomUUID(), reason: 'Factura 2026/027' };
    codes.push((await admin.http.call(`admin.commissions.${act}`, input)).code);
  }
  return codes;
};

const ledgerOf = async ({ db }: ListeningServer, { userId }: SignedInPerson): Promise<string> => {
  const { kind, number, recipientUserId } = commissionEntries;
  const rows = await db
    .select({ kind, number })
    .from(commissionEntries)
    .where(eq(recipientUserId, userId))
    .orderBy(asc(number));
  return rows.map((row) => `${row.number} ${row.kind}`).join();
};

/**
 * One referrer's debt is deducted from nobody else, each referrer's entries are added up separately, and nobody settles
 * their own commission.
 */
export async function* commissionAttack(server: ListeningServer): AsyncGenerator<string> {
  const admin = await signedInPerson(server, administrator);
  const [debtor, creditor] = [await signedInPerson(server), await signedInPerson(server)];
  await server.db.insert(commissionRules).values(tariffRow());
  for (const referrer of [debtor, creditor]) await earn({ server, admin, referrer });
  await settle({ server, admin, referrer: debtor }, ['approve', 'pay', 'reverse']);
  await settle({ server, admin, referrer: creditor }, ['approve', 'pay']);
  const colleague = await signedInPerson(server, administrator);
  await earn({ server, admin: colleague, referrer: admin });
  const own = await settle({ server, admin, referrer: admin }, ['approve']);
  yield* describeDifferences([
    ['one’s own', own.join(), 'forbidden'],
    ['ledger of who owes', await ledgerOf(server, debtor), '1 earned,2 payment,3 reversal'],
    ['ledger of another', await ledgerOf(server, creditor), '1 earned,2 payment'],
  ]);
}
