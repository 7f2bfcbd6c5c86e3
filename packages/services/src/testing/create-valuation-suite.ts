import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { createAdviser, type TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import type { Valuation } from '@valia/domain/valuations/valuation-schemas.ts';
import type { ValuationStatus } from '@valia/domain/valuations/valuation-status.ts';
import type { ValuationType } from '@valia/domain/valuations/valuation-type.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { demoSectorMultiple } from '../demo/demo-document.ts';
import { listSectorMultiples } from '../comparables/list-sector-multiples.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { changeValuationStatus } from '../valuations/change-valuation-status.ts';
import { saveValuation } from '../valuations/save-valuation.ts';
import { createValuation } from '../valuations/valuation-verbs.ts';
import { createServiceContext } from './create-service-context.ts';

export interface ValuationSuite {
  database: TestDatabase;
  adviser: TestAdviser;
  /** Another adviser, who has no access to the first one's data. */
  stranger: TestAdviser;
  /** The worked example, which is computable: 7,008,572.34 EUR. */
  computable: ValuationDocument;
  contextOf: (adviser: TestAdviser | null, overrides?: Partial<ServiceContext>) => ServiceContext;
  /** Creates a valuation by the services' own verbs, up to the given status. */
  given: (ctx: ServiceContext, options?: GivenValuation) => Promise<Valuation>;
  /** The stored row, to check that nothing changed. */
  rowOf: (id: string) => Promise<typeof valuations.$inferSelect | undefined>;
}

export interface GivenValuation {
  type?: ValuationType;
  status?: ValuationStatus;
  document?: ValuationDocument;
}

const given =
  (computable: ValuationDocument): ValuationSuite['given'] =>
  async (ctx, { type = 'client_business', status = 'draft', document = computable } = {}) => {
    const { method, company } = document;
    const input = { clientId: randomUUID(), type, method, companyName: company.name };
    const created = await createValuation({ ctx, input });
    const { id, version } = created;
    const saved = await saveValuation({ ctx, input: { id, version, document } });
    if (status === 'draft') return { ...created, ...saved, document };
    const changed = await changeValuationStatus({
      ctx,
      input: { id, version: saved.version, to: status },
    });
    return { ...created, ...changed, document };
  };

/**
 * Creates a database with the reference data and two advisers who may share, for tests of valuations. Close it
 * afterwards.
 */
export const createValuationSuite = async (): Promise<ValuationSuite> => {
  const database = await createTestDatabase('with reference data');
  const { db } = database;
  const confirmed = { emailConfirmed: true };
  const [adviser, stranger] = [
    await createAdviser(db, confirmed),
    await createAdviser(db, confirmed),
  ];
  const contextOf: ValuationSuite['contextOf'] = (someone, overrides) =>
    createServiceContext(db, someone, overrides);
  const set = await listSectorMultiples({ ctx: contextOf(adviser) });
  const sector = set.sectors.find(({ code }) => code === 'ALI');
  if (!sector) throw new Error('The reference data lack the sector ALI');
  const example = valdeorzaDocument();
  const { sizeStep } = example.multiples;
  const multiples = { ...demoSectorMultiple(set, sector), sizeStep };
  const computable = { ...example, multiples };
  const rowOf = async (id: string) => {
    const [row] = await db.select().from(valuations).where(eq(valuations.id, id));
    return row;
  };
  return { database, adviser, stranger, computable, contextOf, given: given(computable), rowOf };
};
