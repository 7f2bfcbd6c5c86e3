import { advisorCollaborationRequests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { commissionRules } from '@valia/db/schema/network/commission-rules.ts';
import { commissions } from '@valia/db/schema/network/commissions.ts';
import { createAdviser, type TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { requestRow } from '@valia/db/testing/request-row.ts';
import { tariffRow } from '@valia/db/testing/tariff-row.ts';
import type { AdministratedCommission } from '@valia/domain/commissions/commission-schemas.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../../context/service-context.ts';
import { createServiceContext } from '../../testing/create-service-context.ts';
import { writeChange } from '../../verbs/verb.ts';
import {
  approveCommission,
  cancelCommission,
  correctCommission,
  payCommission,
  reverseCommission,
} from '../acts/commission-verbs.ts';
import { syncCommission } from '../sync-commission.ts';

export type TestCommissionAction = 'approved' | 'paid' | 'cancelled' | 'reversed' | 'corrected';

interface ActOptions {
  actId?: string;
  version?: number;
  baseCents?: number;
  overrides?: Partial<ServiceContext>;
}

export interface CommissionSuite {
  database: TestDatabase;
  administrator: TestAdviser;
  as: (person: TestAdviser, overrides?: Partial<ServiceContext>) => ServiceContext;
  /** Creates a request with its commission, 1 % of the expected value. */
  given: (adviser: TestAdviser, expectedValueCents?: number) => Promise<string>;
  rowOf: (id: string) => Promise<typeof commissions.$inferSelect>;
  earn: (id: string, overrides?: Partial<ServiceContext>) => Promise<void>;
  act: (
    id: string,
    to: TestCommissionAction,
    options?: ActOptions,
  ) => Promise<AdministratedCommission>;
}

/** Creates a database with a tariff of 1 % for referrals, and an administrator. Close it afterwards. */
export const createCommissionSuite = async (): Promise<CommissionSuite> => {
  const database = await createTestDatabase();
  const { db } = database;
  const administrator = await createAdviser(db, { role: 'admin', secondFactor: true });
  await db.insert(commissionRules).values(tariffRow());
  const as: CommissionSuite['as'] = (person, overrides) =>
    createServiceContext(db, person, overrides);
  const rowOf = async (id: string) => {
    const [row] = await db.select().from(commissions).where(eq(commissions.id, id));
    if (row === undefined) throw new Error('There is no such commission.');
    return row;
  };
  const follow = (
    adviser: TestAdviser | null,
    event: Parameters<typeof syncCommission>[2],
    overrides?: Partial<ServiceContext>,
  ): Promise<null> => {
    const ctx = createServiceContext(db, adviser, overrides);
    return writeChange(ctx, async (tx) => ({
      value: null,
      entries: await syncCommission(tx, ctx, event),
    }));
  };
  return {
    database,
    administrator,
    as,
    rowOf,
    given: async (adviser, expectedValueCents = 272_000_000) => {
      const request = requestRow({ requesterUserId: adviser.userId, expectedValueCents });
      await db.insert(advisorCollaborationRequests).values(request);
      await follow(adviser, { requestId: request.id, kind: 'sent', detail: null });
      const [made] = await db
        .select({ id: commissions.id })
        .from(commissions)
        .where(eq(commissions.requestId, request.id));
      if (made === undefined) throw new Error('No commission was made.');
      return made.id;
    },
    earn: async (id, overrides) => {
      const { requestId } = await rowOf(id);
      await follow(null, { requestId, kind: 'outcome-confirmed', detail: 'won' }, overrides);
    },
    act: async (id, to, options = {}) => {
      const version = options.version ?? (await rowOf(id)).version;
      const input = {
        commissionId: id,
        actId: options.actId ?? randomUUID(),
        version,
        reason: 'Factura 2026/027',
      };
      const call = { ctx: as(administrator, options.overrides), input };
      switch (to) {
        case 'approved':
          return approveCommission(call);
        case 'paid':
          return payCommission(call);
        case 'cancelled':
          return cancelCommission(call);
        case 'reversed':
          return reverseCommission(call);
        case 'corrected':
          return correctCommission({
            ...call,
            input: { ...input, baseCents: options.baseCents ?? 250_000_000 },
          });
      }
    },
  };
};
