import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import type { ValuationStatus } from '@valia/domain/valuations/valuation-status.ts';
import type { ValuationType } from '@valia/domain/valuations/valuation-type.ts';

/** An invented company. Money in euros, shares of revenue as fractions, stocks and credit in days. */
export interface DemoCompany {
  name: string;
  taxId: string;
  sector: string;
  cnae: string;
  province: string;
  foundedYear: number;
  employees: number;
  type: ValuationType;
  method: ValuationDocument['method'];
  status: ValuationStatus;
  clientName: string;
  /** Of the three closed years, the base year last. */
  revenue: readonly [number, number, number];
  supplies: number;
  personnel: number;
  otherExpenses: number;
  /** Points of revenue by which personnel weighed more in each earlier year. */
  improvement: number;
  depreciation: number;
  capitalExpenditure: number;
  inventoryDays: number;
  receivableDays: number;
  payableDays: number;
  growth: readonly number[];
  marginTarget: number;
  specificRiskPremium: number;
  terminalGrowth: number;
  financialDebt: number;
  cash: number;
  minimumCash: number;
  nonOperatingAssets: number;
  createdDaysAgo: number;
  updatedDaysAgo: number;
}
