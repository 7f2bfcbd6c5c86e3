import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import { printedDocumentSchema } from '@valia/domain/commissions/commission-schemas.ts';
import { printFeeInput } from '@valia/domain/fees/fee-schemas.ts';
import { usualFeeTerms } from '@valia/domain/fees/usual-fee-terms.ts';
import { loadReportAdviser } from '../reports/report-adviser.ts';
import { act } from '../verbs/verb.ts';

const fileNames = { es: 'honorarios', ca: 'honoraris', en: 'fees' } as const;

/** A calculation as a document, reckoned anew from what was typed. */
export const printFee = act({
  right: 'calculate-fees',
  input: printFeeInput,
  output: printedDocumentSchema,
  prints: true,
  touches: null,
  sample: () => ({
    language: 'es',
    fee: {
      ...usualFeeTerms,
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
