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

/** How many valuations, and what those of them in euros come to that have a value. */
const groupSchema = z.strictObject({ counted: z.int(), valued: z.int(), amount: z.number() });
export type DashboardGroup = z.infer<typeof groupSchema>;

const sectorsSchema = z.array(
  z.strictObject({ sector: z.string().nullable(), ...groupSchema.shape }),
);

/** One month of Madrid by its first day. Amounts are those of valuations completed by its end. */
const monthOfWorkSchema = z.strictObject({
  month: z.iso.date(),
  created: z.int(),
  completed: z.int(),
  /** Completed in this month. */
  amount: z.number(),
  averageInMonth: z.number().nullable(),
  /** Completed until its end. */
  totalAmount: z.number(),
  averageAmount: z.number().nullable(),
  /** Created by its end and not completed by then, and the share of those that were. */
  open: z.int(),
  completionRate: z.number().nullable(),
  /** From the day they were created; null where none was completed. */
  averageDays: z.number().nullable(),
});
export type MonthOfWork = z.infer<typeof monthOfWorkSchema>;
const months = z.array(monthOfWorkSchema);

const requestShape = {
  id: z.uuid(),
  companyName: z.string(),
  /** The other side's name; empty for somebody who gave none. */
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

/** What waits for somebody: the first ones of each kind, the soonest first, and how many there are. */
const alertsSchema = z.strictObject({
  received: z.array(requestSchema),
  /** Mine that nobody has answered and that are about to expire. */
  expiring: z.array(requestSchema),
  idleDrafts: z.array(idleDraftSchema),
  emailUnverified: z.boolean(),
  secondFactorMissing: z.boolean(),
});
export type DashboardAlerts = z.infer<typeof alertsSchema>;

/** What a person did with a valuation that I may see. */
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

/** Averages and sums over completed valuations in euros; what none of them tells is null. */
const financialFiguresSchema = z.strictObject({
  lowest: z.number().nullable(),
  highest: z.number().nullable(),
  ebitdaCount: z.int(),
  totalEbitda: z.number(),
  averageEbitda: z.number().nullable(),
  multipleCount: z.int(),
  averageMultiple: z.number().nullable(),
  /** What their enterprise values come to over what their EBITDAs come to. */
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

/** The seven cards and one tab; euros. What each figure means: completions, section 4. */
export const dashboardSchema = z.strictObject({
  byStatus: counts,
  /** Of the completed ones, those in euros, which the amounts are of. */
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
  /** Since when the one waits that has waited longest for a first contact. */
  oldestNewLeadAt: instant.nullable(),
  alerts: z.int(),
  lastChange: z.strictObject({ companyName: z.string(), updatedAt: instant }).nullable(),
  view: viewSchema,
});
export type Dashboard = z.infer<typeof dashboardSchema>;
export type DashboardFigures = Omit<Dashboard, 'view'>;
