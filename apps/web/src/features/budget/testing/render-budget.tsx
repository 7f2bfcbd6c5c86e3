import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router';
import { type BudgetDocument, emptyBudgetRow } from '@valia/domain/budgets/budget-document.ts';
import type { Budget } from '@valia/domain/budgets/budget-schemas.ts';
import {
  renderBeforeServer,
  type ServerAnswer,
} from '../../../lib/testing/render-before-server.tsx';
import { stubMedia } from '../../../lib/testing/stub-media.ts';
import { MonthlyBudgetScreen } from '../monthly-budget-screen.tsx';
import { readBudgetSearch } from '../read-budget-search.ts';

const months = (amount: number | null) => Array.from({ length: 12 }, () => amount);
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Ten months closed; in October 14,200 more came in than was budgeted. */
export const sampleDocument: BudgetDocument = {
  closedMonths: 10,
  rows: [
    {
      ...emptyBudgetRow({
        id: idOf(1),
        section: 'income',
        line: 'revenue',
        label: 'Honorarios de éxito',
      }),
      budget: months(24_000),
      actual: [...months(24_000).slice(3), 38_200, null, null],
    },
    {
      ...emptyBudgetRow({ id: idOf(2), section: 'cost', line: 'personnel', label: 'Personal' }),
      budget: months(12_400),
      actual: [...months(12_400).slice(2), null, null],
    },
  ],
};

interface RenderBudgetOptions {
  document?: BudgetDocument;
  address?: string;
  isDesk?: boolean;
  years?: number[];
  refuse?: (procedure: string) => ServerAnswer | undefined;
}

/** The budget before a server that keeps what it is told. */
export const renderBudget = async ({
  document = sampleDocument,
  address = '?year=2026',
  isDesk = true,
  years = [2025, 2026],
  refuse = () => undefined,
}: RenderBudgetOptions = {}) => {
  const saved: { version: number; document: BudgetDocument }[] = [];
  stubMedia((media) => isDesk && media.includes('min-width'));
  window.scrollTo = () => undefined;
  window.ResizeObserver = class {
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  };
  let kept: Budget = {
    year: 2026,
    version: 3,
    document,
    updatedAt: '2026-11-20T10:00:00.000Z',
    businessName: 'Soler Prada Asesores',
    years,
  };
  const answer = (procedure: string, input: unknown): ServerAnswer => {
    const refusal = refuse(procedure);
    if (refusal !== undefined) return refusal;
    switch (procedure.replace('valuations.budgets.', '')) {
      case 'get':
        return { data: kept };
      case 'save': {
        const { version, document: given } = input as (typeof saved)[number];
        saved.push({ version, document: given });
        kept = { ...kept, version: version + 1, document: given };
        return { data: { version: version + 1, updatedAt: '2026-11-21T10:00:00.000Z' } };
      }
      default:
        return { data: { items: [], nextCursor: null } };
    }
  };
  const staticData = { screen: null };
  const root = createRootRoute({ staticData, component: Outlet });
  const budget = createRoute({
    getParentRoute: () => root,
    path: '/monthly-budget',
    staticData,
    validateSearch: readBudgetSearch,
    component: MonthlyBudgetScreen,
  });
  const { router } = await renderBeforeServer({
    routeTree: root.addChildren([budget]),
    address: `/monthly-budget${address}`,
    areas: ['shared', 'first', 'shell', 'budget'],
    answer,
  });
  return { router, saved };
};
