import type { Database } from '@valia/db/client.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import { printedDocumentSchema } from '@valia/domain/commissions/commission-schemas.ts';
import {
  feeValuationsInput,
  feeValuationsSchema,
  printFeeInput,
} from '@valia/domain/fees/fee-schemas.ts';
import { defaultFeeTerms } from '@valia/domain/fees/default-fee-terms.ts';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { loadReportAdviser } from '../reports/report-adviser.ts';
import { companyNameFilter } from '../valuations/list/company-name-filter.ts';
import { loadValuation } from '../valuations/valuation-access.ts';
import { act, read } from '../verbs/verb.ts';

const mostOffered = 50;

const columns = {
  id: valuations.id,
  companyName: valuations.companyName,
  equity: valuations.equityCentral,
  enterprise: valuations.enterpriseCentral,
};

/** A value of zero or less has no fee. Values are rounded to the euro, as they are shown. */
const centsOf = (value: number | null): number | null =>
  value === null || value <= 0 ? null : Math.round(value) * 100;

const latest = (db: Database, userId: string, search: string) =>
  db
    .select(columns)
    .from(valuations)
    .where(
      and(
        eq(valuations.ownerId, userId),
        isNull(valuations.archivedAt),
        isNotNull(valuations.equityCentral),
        eq(valuations.currency, 'EUR'),
        companyNameFilter(search),
      ),
    )
    .orderBy(desc(valuations.updatedAt), desc(valuations.id))
    .limit(mostOffered + 1);

/** The caller's latest valuations with a value in euros that match the search, and the selected one. */
export const listFeeValuations = read({
  right: 'calculate-fees',
  input: feeValuationsInput,
  output: feeValuationsSchema,
  touches: { object: 'valuation', of: 'owner', level: 'own' },
  sample: ({ id }) => ({ valuationId: id }),
  run: async ({ ctx: { db }, actor: { userId }, input: { valuationId, search } }) => {
    const found = await latest(db, userId, search);
    const offered = found.slice(0, mostOffered);
    if (valuationId !== null && offered.every(({ id }) => id !== valuationId)) {
      await loadValuation(db, { id: valuationId, userId, need: 'own' });
      const isAsked = and(eq(valuations.id, valuationId), eq(valuations.currency, 'EUR'));
      offered.unshift(...(await db.select(columns).from(valuations).where(isAsked)));
    }
    return {
      hasMore: found.length > mostOffered,
      valuations: offered.map(({ id, companyName, equity, enterprise }) => ({
        id,
        companyName,
        equityCents: centsOf(equity),
        enterpriseCents: centsOf(enterprise),
      })),
    };
  },
});

const fileNames = { es: 'honorarios', ca: 'honoraris', en: 'fees' } as const;

/** Prints a fee calculation as a document; the fee is recalculated from the input. */
export const printFee = act({
  right: 'calculate-fees',
  input: printFeeInput,
  output: printedDocumentSchema,
  prints: true,
  touches: null,
  sample: () => ({
    language: 'es',
    fee: {
      ...defaultFeeTerms,
      companyName: '',
      base: 'equity',
      closingCents: 640_000_000,
      earnOutCents: 80_000_000,
      earnOutMonth: '2028-03',
    },
  }),
  run: async ({ ctx, actor: { userId }, input: { fee, language } }) => {
    await ctx.limits.take([{ limit: 'print-per-user', subject: userId }], ctx.now);
    const person = await loadReportAdviser(ctx.db, userId);
    const bytes = await ctx.sheets.renderSheet({
      sheet: 'fee-calculation',
      language,
      issuedAt: ctx.now.toISOString(),
      person: { ...person, name: person.name || person.email },
      fee,
    });
    return {
      fileName: `${fileNames[language]}-${madridCalendar.date(ctx.now)}.pdf`,
      base64: Buffer.from(bytes).toString('base64'),
    };
  },
});
