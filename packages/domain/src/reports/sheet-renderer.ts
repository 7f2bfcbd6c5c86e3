import type { CommissionStatement } from '../commissions/commission-schemas.ts';
import type { FeeInput } from '../fees/fee-request.ts';
import type { ReportLanguage } from './valuation-report-input.ts';

interface PrintedSheet {
  language: ReportLanguage;
  /** When the document was printed. */
  issuedAt: string;
  person: { name: string; organizationName: string | null; email: string };
}

/** What the firm owes a referrer for a period and why, with all of its entries. */
export interface StatementSheetInput extends PrintedSheet {
  sheet: 'commission-statement';
  firm: { name: string; taxId: string; address: string };
  statement: CommissionStatement;
}

/** A success fee, computed again from the typed values. */
export interface FeeSheetInput extends PrintedSheet {
  sheet: 'fee-calculation';
  fee: FeeInput;
}

export type SheetInput = StatementSheetInput | FeeSheetInput;

/** The port through which services create documents of tables, which are not stored. Returns a whole PDF. */
export interface SheetRenderer {
  renderSheet(input: SheetInput): Promise<Uint8Array>;
}
