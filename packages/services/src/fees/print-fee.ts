import { requireRight } from '@valia/domain/access/rights.ts';
import type { PrintedDocument } from '@valia/domain/commissions/commission-schemas.ts';
import type { PrintFeeInput } from '@valia/domain/fees/fee-schemas.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import { loadReportAdviser } from '../reports/report-adviser.ts';
import type { ServiceContext } from '../service-context.ts';

const fileNames = { es: 'honorarios', ca: 'honoraris', en: 'fees' } as const;

/** A calculation as a document, reckoned anew from what was typed. */
export const printFee = async ({
  ctx,
  input: { fee, language },
}: {
  ctx: ServiceContext;
  input: PrintFeeInput;
}): Promise<PrintedDocument> => {
  const { userId } = requireRight(ctx.actor, 'calculate-fees');
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
};
