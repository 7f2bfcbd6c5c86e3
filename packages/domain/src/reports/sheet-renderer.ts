import type { CommissionStatement } from '../commissions/commission-schemas.ts';
import type { FeeInput } from '../fees/fee-request.ts';
import type { ReportLanguage } from './valuation-report-input.ts';

interface PrintedSheet {
  language: ReportLanguage;
  /** When it was printed. */
  issuedAt: string;
  person: { name: string; organizationName: string | null; email: string };
}

/** What the firm owes a referrer and why, for a period; all of its entries. */
export interface StatementSheetInput extends PrintedSheet {
  sheet: 'commission-statement';
  firm: { name: string; taxId: string; address: string };
  statement: CommissionStatement;
}

/** What a success fee comes to; reckoned anew from what was typed. */
export interface FeeSheetInput extends PrintedSheet {
  sheet: 'fee-calculation';
  fee: FeeInput;
}

export type SheetInput = StatementSheetInput | FeeSheetInput;

/** The port through which services get documents of tables, which are not kept. Answers a whole PDF. */
export interface SheetRenderer {
  renderSheet(input: SheetInput): Promise<Uint8Array>;
}
