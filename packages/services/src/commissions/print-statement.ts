import { firmSettings } from '@valia/db/schema/firm/firm-settings.ts';
import {
  type CommissionEntry,
  printedDocumentSchema,
  printStatementInput,
} from '@valia/domain/commissions/commission-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { loadReportAdviser } from '../reports/report-adviser.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { act } from '../verbs/verb.ts';
import { getStatement } from './get-statement.ts';

/** A statement with more entries would be too long to read; the user is asked to choose a shorter period. */
const mostEntries = 2_000;
const pageSize = 200;

const wholeStatement = async (ctx: ServiceContext, period: { from: string; to: string }) => {
  const read = (after: number) =>
    getStatement({ ctx, input: { ...period, kind: null, search: '', after, limit: pageSize } });
  let page = await read(0);
  const entries: CommissionEntry[] = [...page.entries];
  while (page.next !== null) {
    if (entries.length >= mostEntries) throw new AppError('too-large');
    page = await read(page.next);
    entries.push(...page.entries);
  }
  return { ...page, entries };
};

const fileNames = { es: 'extracto', ca: 'extracte', en: 'statement' } as const;

/** The statement of a period as a document. */
export const printStatement = act({
  right: 'see-own-commissions',
  input: printStatementInput,
  output: printedDocumentSchema,
  prints: true,
  touches: null,
  sample: () => ({ from: '2026-01-01', to: '2026-11-20', language: 'es' }),
  run: async ({ ctx, actor: { userId }, input: { language, ...period } }) => {
    // Limited per user, because one process prints for all users.
    await ctx.limits.take([{ limit: 'print-per-user', subject: userId }], ctx.now);
    const { name, taxId, address } = firmSettings;
    const [firm] = await ctx.db.select({ name, taxId, address }).from(firmSettings);
    const person = await loadReportAdviser(ctx.db, userId);
    const bytes = await ctx.sheets.renderSheet({
      sheet: 'commission-statement',
      language,
      issuedAt: ctx.now.toISOString(),
      person: { ...person, name: person.name || person.email },
      firm: firm ?? { name: '', taxId: '', address: '' },
      statement: await wholeStatement(ctx, period),
    });
    const fileName = `${fileNames[language]}-${period.from}-${period.to}.pdf`;
    return { fileName, base64: Buffer.from(bytes).toString('base64') };
  },
});
