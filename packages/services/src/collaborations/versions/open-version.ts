import { collaborationAccess } from '@valia/db/schema/network/collaboration-access.ts';
import { valuationSnapshots } from '@valia/db/schema/valuations/valuation-snapshots.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import {
  type OpenedVersion,
  openedVersionSchema,
  openVersionInput,
} from '@valia/domain/collaborations/request-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { multipleChain } from '@valia/valuation/multiples/multiple-chain.ts';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../context/change-audited.ts';
import { isValidSnapshot } from '../../valuations/versions/valid-snapshot.ts';
import { change, changed, unchanged } from '../../verbs/verb.ts';
import { recordRequestEvent } from '../../requests/record-request-event.ts';
import { loadRequest, type RequestRow } from '../../requests/requests.ts';

type Frozen = Pick<
  typeof valuationSnapshots.$inferSelect,
  'number' | 'createdAt' | 'document' | 'outcome'
>;

/** A version that the other side may currently read; a version whose access was withdrawn is treated as missing. */
const loadSharedVersion = async (
  tx: Transaction,
  { id, requesterUserId }: RequestRow,
  number: number,
): Promise<Frozen> => {
  const [row] = await tx
    .select({
      number: valuationSnapshots.number,
      createdAt: valuationSnapshots.createdAt,
      document: valuationSnapshots.document,
      outcome: valuationSnapshots.outcome,
    })
    .from(collaborationAccess)
    .innerJoin(valuationSnapshots, eq(valuationSnapshots.id, collaborationAccess.snapshotId))
    .innerJoin(valuations, eq(valuations.id, valuationSnapshots.valuationId))
    .where(
      and(
        eq(collaborationAccess.requestId, id),
        eq(valuationSnapshots.number, number),
        eq(valuations.ownerId, requesterUserId),
        isValidSnapshot,
      ),
    );
  if (row === undefined) throw new AppError('not-found');
  return row;
};

const toOpenedVersion = ({ number, createdAt, document, outcome }: Frozen): OpenedVersion => {
  const { unit, currency, method, company, valuationDate, accounts, terminal } = document;
  const { result } = outcome;
  const whole = (amount: number | null | undefined): number | null =>
    amount === null || amount === undefined ? null : amount * unit;
  const range = (given: { low: number; central: number; high: number } | undefined) => ({
    low: whole(given?.low),
    central: whole(given?.central),
    high: whole(given?.high),
  });
  const partOf = (name: 'dcf' | 'multiples') => {
    const part = result?.[name] ?? null;
    return part && { weight: part.weight, enterpriseValue: part.enterpriseValue.central * unit };
  };
  return {
    number,
    closedAt: createdAt.toISOString(),
    companyName: company.name,
    method,
    currency,
    valuationDate,
    enterpriseValue: range(result?.enterpriseValue),
    equityValue: range(result?.equityAfterDiscounts ?? result?.equityValue),
    dcf: partOf('dcf'),
    multiples: partOf('multiples'),
    normalisedEbitda: whole(result?.normalisedEbitda),
    netFinancialDebt: whole(result?.netFinancialDebt),
    impliedEvToEbitda: result?.impliedEvToEbitda ?? null,
    evToEbitda: method === 'dcf' ? null : document.multiples.evToEbitda.central,
    multipleChain: method === 'dcf' ? null : multipleChain(document.multiples, outcome.figures),
    weightedAverageCostOfCapital: result?.weightedAverageCostOfCapital ?? null,
    terminalGrowth: method === 'multiples' ? null : terminal.terminalGrowth,
    terminalValueShare: result?.terminalValueShare ?? null,
    projectedYears: method === 'multiples' ? 0 : document.projection.years,
    years: accounts.years.map(({ year, lines }) => ({
      year,
      revenue: whole(lines.revenue),
      // Itemised accounts have no EBITDA line; the engine computes it.
      ebitda: whole(outcome.figures[figureId.account(year, 'ebitda')]?.value ?? lines.ebitda),
    })),
  };
};

/** Reads a closed version attached to a request. Each opening is recorded, where the owner sees it too. */
export const openVersion = change({
  right: 'refer-to-firm',
  input: openVersionInput,
  output: openedVersionSchema,
  touches: { object: 'request', of: 'owner', level: 'read' },
  sample: ({ id }) => ({ requestId: id, number: 1 }),
  run: async ({ ctx, actor, tx, input: { requestId, number } }) => {
    const { request, side } = await loadRequest(tx, { requestId, actor });
    const version = await loadSharedVersion(tx, request, number);
    const opened = toOpenedVersion(version);
    if (side === 'sender') return unchanged(opened);
    const event = { request, kind: 'version-opened', number, after: { number } } as const;
    return changed(opened, ...(await recordRequestEvent(tx, ctx, event)));
  },
});
