import type { CommissionStatement } from '../commissions/commission-schemas.ts';
import type { ReportLanguage } from './valuation-report-input.ts';

interface SheetPeople {
  language: ReportLanguage;
  /** When it was printed. */
  issuedAt: string;
  person: { name: string; organizationName: string | null; email: string };
  firm: { name: string; taxId: string; address: string };
}

/** What the firm owes a referrer and why, for a period; all of its entries. */
export interface StatementSheetInput extends SheetPeople {
  sheet: 'commission-statement';
  statement: CommissionStatement;
}

export type SheetInput = StatementSheetInput;

/** The port through which services get documents of tables, which are not kept. Answers a whole PDF. */
export interface SheetRenderer {
  renderSheet(input: SheetInput): Promise<Uint8Array>;
}
