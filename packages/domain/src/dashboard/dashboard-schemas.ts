import { z } from 'zod';
import { activityEntrySchema } from '../valuations/activity/valuation-activity-schemas.ts';
import { valuationSummarySchema } from '../valuations/valuation-schemas.ts';
import { valuationStatuses } from '../valuations/valuation-status.ts';
import { valuationTypes } from '../valuations/valuation-type.ts';
import { type DashboardTab, dashboardTabs } from './dashboard-tabs.ts';

const instant = z.iso.datetime();

export const dashboardInput = z
  .strictObject({ tab: z.enum(dashboardTabs).default('analytics') })
  .prefault({});
export type DashboardInput = z.infer<typeof dashboardInput>;

const counts = z.strictObject({ draft: z.int(), in_progress: z.int(), completed: z.int() });

/** The number of valuations, and the number and total amount of those in euros with a value. */
const groupSchema = z.strictObject({ counted: z.int(), valued: z.int(), amount: z.number() });
export type DashboardGroup = z.infer<typeof groupSchema>;

const sectorsSchema = z.array(
  z.strictObject({ sector: z.string().nullable(), ...groupSchema.shape }),
);

/** One month in Madrid, identified by its first day. Amounts cover valuations completed by the end of the month. */
const monthOfWorkSchema = z.strictObject({
  month: z.iso.date(),
  created: z.int(),
  completed: z.int(),
  /** The amount of the valuations completed in this month. */
  amount: z.number(),
  averageInMonth: z.number().nullable(),
  /** The amount of all valuations completed by the end of the month. */
  totalAmount: z.number(),
  averageAmount: z.number().nullable(),
  /** Valuations created by the end of the month and not completed by then, and the share of those completed. */
  open: z.int(),
  completionRate: z.number().nullable(),
  /** The average number of days from creation to completion; null when none was completed. */
  averageDays: z.number().nullable(),
});
export type MonthOfWork = z.infer<typeof monthOfWorkSchema>;
const months = z.array(monthOfWorkSchema);

const requestShape = {
  id: z.uuid(),
  companyName: z.string(),
  /** The name of the other side; empty when that user entered none. */
  person: z.string(),
  sentAt: instant,
  expiresAt: instant.nullable(),
};
const requestSchema = z.strictObject(requestShape);
export type AlertedRequest = z.infer<typeof requestSchema>;

const idleDraftSchema = z.strictObject({
  id: z.uuid(),
  companyName: z.string(),
  changedAt: instant,
});

/** Items that need an action: the first ones of each kind, the most urgent first, and their total number. */
const alertsSchema = z.strictObject({
  received: z.array(requestSchema),
  /** The user's own unanswered requests that are about to expire. */
  expiring: z.array(requestSchema),
  idleDrafts: z.array(idleDraftSchema),
  emailUnverified: z.boolean(),
  secondFactorMissing: z.boolean(),
});
export type DashboardAlerts = z.infer<typeof alertsSchema>;

/** An action of any user on a valuation that the current user may see. */
const activitySchema = z.strictObject({
  valuation: z.strictObject({ id: z.uuid(), companyName: z.string() }),
  ...activityEntrySchema.omit({ undo: true }).shape,
});
export type DashboardActivity = z.infer<typeof activitySchema>;

/** A completed valuation in euros. */
const completedSchema = z.strictObject({
  ...valuationSummarySchema.pick({ id: true, companyName: true }).shape,
  equityLow: z.number().nullable(),
  equityCentral: z.number(),
  equityHigh: z.number().nullable(),
  ebitda: z.number().nullable(),
  impliedMultiple: z.number().nullable(),
});
export type CompletedValuation = z.infer<typeof completedSchema>;

/** Averages and sums over completed valuations in euros; null when none of these valuations has the figure. */
const financialFiguresSchema = z.strictObject({
  lowest: z.number().nullable(),
  highest: z.number().nullable(),
  ebitdaCount: z.int(),
  totalEbitda: z.number(),
  averageEbitda: z.number().nullable(),
  multipleCount: z.int(),
  averageMultiple: z.number().nullable(),
  /** The sum of their enterprise values divided by the sum of their EBITDAs. */
  weightedMultiple: z.number().nullable(),
});

const viewSchema = z.discriminatedUnion('tab', [
  z.strictObject({
    tab: z.literal('analytics'),
    months,
    byType: z.record(z.enum(valuationTypes), z.int()),
    bySector: sectorsSchema,
    latest: z.array(valuationSummarySchema),
  }),
  z.strictObject({ tab: z.literal('trends'), months, largest: completedSchema.nullable() }),
  z.strictObject({ tab: z.literal('alerts'), ...alertsSchema.shape }),
  z.strictObject({ tab: z.literal('activity'), entries: z.array(activitySchema) }),
  z.strictObject({
    tab: z.literal('financial'),
    ...financialFiguresSchema.shape,
    largest: z.array(completedSchema),
    byType: z.record(z.enum(valuationTypes), groupSchema),
    byStatus: z.record(z.enum(valuationStatuses), groupSchema),
    bySector: sectorsSchema,
  }),
]);
export type DashboardView = z.infer<typeof viewSchema>;
export type DashboardViewOf<Tab extends DashboardTab> = Extract<DashboardView, { tab: Tab }>;

/** The seven cards and one tab; amounts in euros. The figures are defined in completions, section 4. */
export const dashboardSchema = z.strictObject({
  byStatus: counts,
  /** The number of completed valuations in euros, which the amounts cover. */
  completedInEuros: z.int(),
  totalAmount: z.number(),
  averageAmount: z.number().nullable(),
  amountThisMonth: z.number(),
  activeClients: z.int(),
  activeClientsThisMonth: z.int(),
  references: z.int(),
  referencesPending: z.int(),
  leads: z.int(),
  leadsNew: z.int(),
  /** The arrival of the lead that has waited longest for a first contact. */
  oldestNewLeadAt: instant.nullable(),
  alerts: z.int(),
  lastChange: z.strictObject({ companyName: z.string(), updatedAt: instant }).nullable(),
  view: viewSchema,
});
export type Dashboard = z.infer<typeof dashboardSchema>;
export type DashboardFigures = Omit<Dashboard, 'view'>;
