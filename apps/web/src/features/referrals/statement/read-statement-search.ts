import type { CommissionEntryKind } from '@valia/domain/commissions/commission-ledger.ts';
import {
  declareSearch,
  readChoice,
  readDay,
  readText,
} from '../../../components/filters/search-schema.ts';

export type StatementPeriod = 'last-year' | 'quarter' | 'month';

/** The query parameters of the statement; without a period, it covers the current year. */
export const statementSearchSchema = declareSearch({
  search: readText(100),
  kind: readChoice<CommissionEntryKind>({
    earned: true,
    correction: true,
    payment: true,
    reversal: true,
  }),
  period: readChoice<StatementPeriod>({ 'last-year': true, quarter: true, month: true }),
  from: readDay,
  to: readDay,
});

export const readStatementSearch = statementSearchSchema.read;
export type StatementSearch = ReturnType<typeof readStatementSearch>;
