import type {
  Dashboard,
  DashboardView,
  MonthOfWork,
} from '@valia/domain/dashboard/dashboard-schemas.ts';
import type { DashboardTab } from '@valia/domain/dashboard/dashboard-tabs.ts';
import type { MockAnswers } from '../../../lib/testing/mock-server.ts';
import { numberedId } from '../../../lib/testing/numbered-id.ts';

const daysFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString();

const month = (
  name: string,
  [created, completed, open]: readonly [number, number, number],
  [amount, totalAmount]: readonly [number, number],
): MonthOfWork => ({
  month: `2026-${name}-01`,
  created,
  completed,
  amount,
  averageInMonth: completed === 0 ? null : amount / completed,
  totalAmount,
  averageAmount: totalAmount === 0 ? null : 500_000,
  open,
  completionRate: completed === 0 ? null : 0.5,
  averageDays: completed === 0 ? null : 21,
});

const months = [
  month('06', [1, 0, 1], [0, 0]),
  month('07', [3, 1, 3], [600_000, 600_000]),
  month('08', [0, 1, 2], [400_000, 1_000_000]),
  month('09', [2, 1, 3], [600_000, 1_600_000]),
  month('10', [4, 2, 5], [5_400_000, 7_000_000]),
  month('11', [1, 2, 5], [3_000_000, 10_000_000]),
];

const bySector = [
  { sector: 'nobody-knows', counted: 4, valued: 4, amount: 6_000_000 },
  { sector: null, counted: 3, valued: 3, amount: 4_000_000 },
];

const largest = {
  id: numberedId(1),
  companyName: 'Conservas Valdeorza, S.L.',
  equityLow: 3_000_000,
  equityCentral: 4_000_000,
  equityHigh: 5_000_000,
  ebitda: 600_000,
  impliedMultiple: 7.2,
};

const noGroup = { counted: 0, valued: 0, amount: 0 };

const views: { [Tab in DashboardTab]: Extract<DashboardView, { tab: Tab }> } = {
  analytics: {
    tab: 'analytics',
    months,
    byType: { own_business: 1, client_business: 8, potential_acquisition: 3 },
    bySector,
    latest: [
      {
        id: numberedId(2),
        type: 'client_business',
        method: 'dcf',
        status: 'draft',
        companyName: 'Talleres Ibarreta, S.L.',
        sector: null,
        currency: 'EUR',
        equityLow: null,
        equityCentral: null,
        equityHigh: null,
        version: 3,
        createdAt: daysFromNow(-3),
        updatedAt: daysFromNow(-2),
      },
    ],
  },
  trends: { tab: 'trends', months, largest },
  alerts: {
    tab: 'alerts',
    received: [
      {
        id: numberedId(3),
        companyName: 'Maderas Oncala',
        person: 'Rosa Ferrándiz',
        sentAt: daysFromNow(-28.5),
        expiresAt: daysFromNow(1.5),
      },
    ],
    expiring: [],
    idleDrafts: [
      { id: numberedId(4), companyName: 'Cerámicas Alborén', changedAt: daysFromNow(-37) },
    ],
    emailUnverified: true,
    secondFactorMissing: false,
  },
  activity: {
    tab: 'activity',
    entries: [
      {
        id: 1,
        valuation: { id: numberedId(2), companyName: 'Talleres Ibarreta, S.L.' },
        at: new Date().toISOString(),
        since: new Date().toISOString(),
        actor: { name: 'Jordi Ferrer', isMe: false },
        event: { action: 'valuation.status-changed', from: 'draft', to: 'in_progress' },
      },
    ],
  },
  financial: {
    tab: 'financial',
    lowest: 480_000,
    highest: 7_900_000,
    ebitdaCount: 7,
    totalEbitda: 3_050_000,
    averageEbitda: 435_714,
    multipleCount: 7,
    averageMultiple: 6.41,
    weightedMultiple: 6.96,
    largest: [largest],
    byType: {
      own_business: noGroup,
      client_business: { counted: 8, valued: 7, amount: 9_000_000 },
      potential_acquisition: noGroup,
    },
    byStatus: { draft: noGroup, in_progress: noGroup, completed: noGroup },
    bySector,
  },
};

const figures = {
  byStatus: { draft: 1, in_progress: 4, completed: 7 },
  completedInEuros: 7,
  totalAmount: 10_000_000,
  averageAmount: 500_000,
  amountThisMonth: 3_000_000,
  activeClients: 6,
  activeClientsThisMonth: 2,
  references: 5,
  referencesPending: 2,
  leads: 10,
  leadsNew: 3,
  oldestNewLeadAt: daysFromNow(-3),
  alerts: 3,
  lastChange: { companyName: 'Talleres Ibarreta, S.L.', updatedAt: daysFromNow(-2) },
} satisfies Omit<Dashboard, 'view'>;

/** The data of a tab, with the given figures replaced. */
export const mockDashboard = (
  { tab = 'analytics' }: { tab?: DashboardTab | undefined },
  changed: Partial<Omit<Dashboard, 'view'>> = {},
): Dashboard => ({ ...figures, ...changed, view: views[tab] });

/** A server with dashboard data. */
export const mockDashboardServer = (changed?: Partial<Omit<Dashboard, 'view'>>): MockAnswers => ({
  valuations: { dashboard: (input = {}) => mockDashboard(input, changed) },
});
