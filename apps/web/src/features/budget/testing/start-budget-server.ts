import { type BudgetDocument, emptyBudgetRow } from '@valia/domain/budgets/budget-document.ts';
import type { Budget } from '@valia/domain/budgets/budget-schemas.ts';
import type { MockAnswers } from '../../../lib/testing/mock-server.ts';
import { numberedId } from '../../../lib/testing/numbered-id.ts';

const months = (amount: number | null) => Array.from({ length: 12 }, () => amount);

/** Ten months are closed; in October, income was 14,200 above the budget. */
export const sampleBudgetDocument: BudgetDocument = {
  closedMonths: 10,
  rows: [
    {
      ...emptyBudgetRow({
        id: numberedId(1),
        section: 'income',
        line: 'revenue',
        label: 'Honorarios de éxito',
      }),
      budget: months(24_000),
      actual: [...months(24_000).slice(3), 38_200, null, null],
    },
    {
      ...emptyBudgetRow({
        id: numberedId(2),
        section: 'cost',
        line: 'personnel',
        label: 'Personal',
      }),
      budget: months(12_400),
      actual: [...months(12_400).slice(2), null, null],
    },
  ],
};

/** A server with this budget that records saves; while `refuses` is true, it reports that another save came first. */
export const startBudgetServer = (document = sampleBudgetDocument) => {
  const state = { refuses: false, saved: [] as { version: number; document: BudgetDocument }[] };
  let budget: Budget = {
    year: 2026,
    version: 3,
    document,
    updatedAt: '2026-11-20T10:00:00.000Z',
    businessName: 'Soler Prada Asesores',
    years: [2025, 2026],
  };
  const answers: MockAnswers = {
    valuations: {
      budgets: {
        get: () => budget,
        save: ({ version, document: given }) => {
          if (state.refuses) return { refusal: 'conflict' };
          state.saved.push({ version, document: given });
          budget = { ...budget, version: version + 1, document: given };
          return { version: version + 1, updatedAt: '2026-11-21T10:00:00.000Z' };
        },
      },
      list: { items: [], nextCursor: null },
    },
  };
  return { state, answers };
};
