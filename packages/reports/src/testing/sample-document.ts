import { emptyValuationDocument } from '@valia/domain/valuations/document/empty-valuation-document.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import type { AccountLine, Driver } from '@valia/valuation/valuation-inputs.ts';

export const sampleConstantDriver = (value: number): Driver => ({
  path: { kind: 'constant', value },
  overrides: [],
});

export const sampleYearlyDriver = (values: number[]): Driver => ({
  path: { kind: 'per-year', values },
  overrides: [],
});

const noLines: Record<AccountLine, number | null> = {
  revenue: null,
  otherIncome: null,
  supplies: null,
  personnel: null,
  otherOperatingExpenses: null,
  ebitda: null,
  depreciationAndAmortization: null,
  capitalExpenditure: null,
  inventories: null,
  tradeReceivables: null,
  tradePayables: null,
  netWorkingCapital: null,
};

export const sampleDocument = (
  method: ValuationDocument['method'],
  companyName: string,
): ValuationDocument => emptyValuationDocument({ method, companyName, today: '2026-03-12' });

export const accountLinesWith = (values: Partial<Record<AccountLine, number>>) => ({
  ...noLines,
  ...values,
});
