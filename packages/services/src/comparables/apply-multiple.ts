import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import {
  applyMultipleInput,
  type ApplyMultipleInput,
  appliedMultipleSchema,
} from '@valia/domain/comparables/comparable-schemas.ts';
import {
  platformMedian,
  sectorRange,
  addTransactionsAsComparables,
} from '@valia/domain/comparables/comparables-of-sector.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import {
  withSizeStepByDeals,
  storeEditionDeals,
} from '@valia/domain/valuation-choices/multiple-rungs.ts';
import { writeField } from '@valia/domain/valuation-fields/write-field.ts';
import { maxComparables } from '@valia/domain/valuations/document/multiples-schema.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import type { SectorMultiples } from '@valia/domain/valuations/valuation-schemas.ts';
import type { Transaction } from '../context/change-audited.ts';
import {
  latestSectorSet,
  listSectorSets,
  readSectorSet,
  sectorRegion,
} from '../sectors/latest-sector-set.ts';
import {
  type ProposeDocument,
  writeDocument,
  parseReplacementDocument,
} from '../valuations/write-document.ts';
import { change, changed } from '../verbs/verb.ts';
import { loadPlatformSales } from './load-platform-sales.ts';
import { loadOwnTransactions } from './transaction-verbs.ts';

type Asked = Omit<ApplyMultipleInput, 'valuationId'> & { userId: string; today: string };

const setInForce = async (tx: Transaction, today: string): Promise<SectorMultiples> =>
  readSectorSet(tx, await latestSectorSet(tx, { region: sectorRegion, today }));

/** Adds the multiples paid in deals beside the sector's multiple; this also lowers listed multiples. */
const withDeals = async (
  tx: Transaction,
  document: ValuationDocument,
  today: string,
): Promise<ValuationDocument> =>
  withSizeStepByDeals(storeEditionDeals(document, await setInForce(tx, today)));

const takenOfSector = async (
  tx: Transaction,
  document: ValuationDocument,
  { sector, region, setId, multiple, today }: Asked,
): Promise<ValuationDocument | null> => {
  const sets = await listSectorSets(tx, { region, today });
  const set = setId === null ? sets[0] : sets.find(({ id }) => id === setId);
  if (set === undefined) return null;
  const taken = sectorRange(document, { sector, multiple, set: await readSectorSet(tx, set) });
  return taken && withDeals(tx, taken, today);
};

const takenOfOwn = async (
  tx: Transaction,
  document: ValuationDocument,
  { sector, userId, today }: Asked,
): Promise<ValuationDocument | null> => {
  const all = await loadOwnTransactions(tx, userId);
  const own = all.filter((transaction) => transaction.sector === sector);
  if (own.length === 0) return null;
  const next = addTransactionsAsComparables(document, own);
  if (next !== null) {
    const origin = { kind: 'comparables', type: 'private-deal' };
    return withDeals(tx, writeField(next, 'multiples.evToEbitda.origin', origin), today);
  }
  const params = { maximum: maxComparables };
  throw new AppError('invalid-input', [{ path: 'origin', code: 'too-many', params }]);
};

/** The document with the requested multiple; null when there is no such multiple. */
const taken = async (
  tx: Transaction,
  document: ValuationDocument,
  asked: Asked,
): Promise<ValuationDocument | null> => {
  if (asked.origin === 'sector') return takenOfSector(tx, document, asked);
  if (asked.origin === 'own') return takenOfOwn(tx, document, asked);
  const { sector, today } = asked;
  const set = await setInForce(tx, today);
  const platform = await loadPlatformSales(tx, set.deals?.nodes ?? [], sector);
  const sales = { own: [], platform: [...platform.values()] };
  return platformMedian(document, { sector, set: { ...set, sales } });
};

/** Puts a sector's multiple, with its source, into a valuation that the caller may edit. */
export const applyMultiple = change({
  right: 'work-on-own-comparables',
  input: applyMultipleInput,
  output: appliedMultipleSchema,
  touches: { object: 'valuation', of: 'owner', level: 'write' },
  sample: ({ id }) => ({ valuationId: id, sector: 'ALI', origin: 'sector' }),
  run: async ({ ctx, actor: { userId }, tx, input: { valuationId: id, ...asked } }) => {
    const today = madridCalendar.date(ctx.now);
    const propose: ProposeDocument = async (current) => {
      const next = await taken(tx, current.document, { ...asked, userId, today });
      if (next === null) throw new AppError('comparable-missing');
      return parseReplacementDocument(current, next);
    };
    const { entries } = await writeDocument(tx, ctx, { id, userId, propose });
    return changed({ valuationId: id }, ...entries, {
      action: 'comparable.taken',
      subjectType: 'valuation',
      subjectId: id,
      after: { sector: asked.sector, origin: asked.origin, multiple: asked.multiple },
    });
  },
});
