import { budgetLines, budgetSections } from '@valia/domain/budgets/budget-document.ts';
import { requestOutcomes } from '@valia/domain/collaborations/request-outcome.ts';
import { requestTypes } from '@valia/domain/collaborations/request-status.ts';
import { leadKinds, leadSources } from '@valia/domain/leads/lead-list.ts';
import { leadReasons, leadTimings } from '@valia/domain/leads/lead-schemas.ts';
import { openLeadStages } from '@valia/domain/leads/lead-stage.ts';
import { readContent, type ReadText } from '@valia/domain/reference/read-content.ts';
import { valuationStatuses } from '@valia/domain/valuations/valuation-status.ts';
import { valuationTypes } from '@valia/domain/valuations/valuation-type.ts';
import { z } from 'zod';

/** An invented company. Money in euros, shares of revenue as fractions, stocks and credit in days. */
const companySchema = z.strictObject({
  name: z.string(),
  taxId: z.string(),
  sector: z.string(),
  cnae: z.string(),
  province: z.string(),
  foundedYear: z.int(),
  employees: z.int(),
  type: z.enum(valuationTypes),
  method: z.enum(['dcf', 'multiples', 'mixed']),
  status: z.enum(valuationStatuses),
  clientName: z.string(),
  /** Of the three closed years, the base year last. */
  revenue: z.tuple([z.number(), z.number(), z.number()]),
  supplies: z.number(),
  personnel: z.number(),
  otherExpenses: z.number(),
  /** Points of revenue by which personnel weighed more in each earlier year. */
  improvement: z.number(),
  depreciation: z.number(),
  capitalExpenditure: z.number(),
  inventoryDays: z.number(),
  receivableDays: z.number(),
  payableDays: z.number(),
  growth: z.array(z.number()),
  marginTarget: z.number(),
  specificRiskPremium: z.number(),
  terminalGrowth: z.number(),
  financialDebt: z.number(),
  cash: z.number(),
  minimumCash: z.number(),
  nonOperatingAssets: z.number(),
  createdDaysAgo: z.number(),
  updatedDaysAgo: z.number(),
});
export type DemoCompany = z.output<typeof companySchema>;

const companiesSchema = z.strictObject({
  marta: z.array(companySchema),
  /** The half-year of the second advisory, from Girona: every type and status, two sales that were referred among them. */
  jordi: z.array(companySchema),
  /** What a business owner thinks her own company is worth, and sends to the firm. */
  rosa: companySchema,
});

/** Invented companies and people; `.example` addresses can belong to nobody. */
const leadSchema = z.strictObject({
  companyName: z.string(),
  /** The public form where it is left out. */
  source: z.enum(leadSources).exclude(['landing_page']).exactOptional(),
  kind: z.enum(leadKinds),
  sector: z.string(),
  province: z.string(),
  annualRevenue: z.number(),
  ebitda: z.number().nullable(),
  reason: z.enum(leadReasons),
  timing: z.enum(leadTimings),
  contactName: z.string(),
  phone: z.string(),
  email: z.string(),
  message: z.string(),
  daysAgo: z.number(),
  /** Whose it is; null while nobody's. */
  adviser: z.enum(['marta', 'jordi']).nullable(),
  /** What it went through, with the days ago. */
  stages: z.array(z.tuple([z.enum([...openLeadStages, 'won', 'lost']), z.number()])),
  lostReason: z.string().exactOptional(),
  /** What comes next, on a day from today and at a time in Madrid; negative is overdue. */
  next: z.tuple([z.string(), z.number(), z.string()]).nullable(),
  note: z.string().exactOptional(),
});
export type DemoLead = z.output<typeof leadSchema>;

const person = z.enum(['marta', 'jordi', 'rosa', 'nuria', 'vicent', 'laia']);
export type DemoPerson = z.output<typeof person>;

/** Half a year of requests: every status and every outcome occurs, on both sides of Marta. */
const requestSchema = z.strictObject({
  type: z.enum(requestTypes),
  companyName: z.string(),
  message: z.string(),
  sector: z.string().nullable(),
  province: z.string().nullable(),
  from: person,
  /** Null for the firm. */
  to: person.nullable(),
  daysAgo: z.number(),
  expectedValueCents: z.int().exactOptional(),
  /** What became of it, so many days ago. */
  answer: z
    .discriminatedUnion('to', [
      z.strictObject({
        to: z.literal('accepted'),
        daysAgo: z.number(),
        outcome: z.enum(['won', 'lost']).exactOptional(),
        isConfirmed: z.literal(true).exactOptional(),
      }),
      z.strictObject({ to: z.literal('rejected'), daysAgo: z.number(), reason: z.string() }),
      z.strictObject({ to: z.enum(['withdrawn', 'expired']), daysAgo: z.number() }),
    ])
    .exactOptional(),
  /** Who writes, how many days ago, what. */
  messages: z.array(z.tuple([person, z.number(), z.string()])).exactOptional(),
});
export type DemoRequest = z.output<typeof requestSchema>;

/** What became of a referred company, in days before today: every status of a commission, and a debt that the next payment worked off. */
const dealSchema = z.strictObject({
  companyName: z.string(),
  by: z.enum(['marta', 'jordi', 'rosa']),
  toFirm: z.boolean(),
  type: z.enum(requestTypes),
  euros: z.number(),
  sent: z.number(),
  accepted: z.number(),
  outcome: z.enum(requestOutcomes),
  /** When it was won. */
  ended: z.number(),
  /** The price at the end, where it was another: in euros, how many days ago, why. */
  corrected: z.tuple([z.number(), z.number(), z.string()]).exactOptional(),
  approved: z.number().exactOptional(),
  paid: z.tuple([z.number(), z.string()]).exactOptional(),
  reversed: z.tuple([z.number(), z.string()]).exactOptional(),
});
export type DemoDeal = z.output<typeof dealSchema>;

/** What a firm of two people budgets for a year, and what became of it. */
const budgetRow = z.strictObject({
  section: z.enum(budgetSections),
  line: z.enum([...budgetLines.income, ...budgetLines.cost]),
  label: z.string(),
  budget: z.array(z.number()),
  actual: z.array(z.number()),
  /** By month, from 0. */
  reasons: z.record(z.string(), z.string()).exactOptional(),
});

/** The invented companies and people of the demo, from `demo/` of the reference folder. */
export const readDemo = (read: ReadText) => ({
  companies: readContent(read, 'demo/companies.json', companiesSchema),
  leads: readContent(read, 'demo/leads.json', z.array(leadSchema)),
  requests: readContent(read, 'demo/requests.json', z.array(requestSchema)),
  deals: readContent(read, 'demo/deals.json', z.array(dealSchema)),
  budget: readContent(read, 'demo/budget.json', z.array(budgetRow)),
});
export type DemoContent = ReturnType<typeof readDemo>;
