import { signUpInput } from '@valia/domain/accounts/account-schemas.ts';
import { budgetLines, budgetSections } from '@valia/domain/budgets/budget-document.ts';
import { requestOutcomes } from '@valia/domain/collaborations/request-outcome.ts';
import { requestTypes } from '@valia/domain/collaborations/request-status.ts';
import { leadKinds, leadSources } from '@valia/domain/leads/lead-list.ts';
import { leadReasons, leadTimings } from '@valia/domain/leads/lead-schemas.ts';
import { openLeadStages } from '@valia/domain/leads/lead-stage.ts';
import { directoryProfileSchema } from '@valia/domain/directory/directory-schemas.ts';
import { readContent, type ReadText } from '@valia/domain/reference/read-content.ts';
import { valuationStatuses } from '@valia/domain/valuations/valuation-status.ts';
import { valuationTypes } from '@valia/domain/valuations/valuation-type.ts';
import { z } from 'zod';

/** An invented company. Money is in euros, shares of revenue are fractions, stocks and credit are in days. */
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
  /** Revenue of the three closed years, the base year last. */
  revenue: z.tuple([z.number(), z.number(), z.number()]),
  supplies: z.number(),
  personnel: z.number(),
  otherExpenses: z.number(),
  /** Percentage points of revenue by which personnel costs were higher in each earlier year. */
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
  /**
   * Half a year of companies valued by the second adviser's firm, from Girona: every type and status, including two
   * sales that were referred.
   */
  jordi: z.array(companySchema),
  /** A business owner's own company, which she values and refers to the firm. */
  rosa: companySchema,
});

/** Invented companies and people. Addresses under `.example` cannot belong to anybody. */
const leadSchema = z.strictObject({
  companyName: z.string(),
  /** The source of the lead; the public form when it is omitted. */
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
  /** The assigned adviser; null while the lead is unassigned. */
  adviser: z.enum(['marta', 'jordi']).nullable(),
  /** The stages that the lead went through, each with the number of days ago. */
  stages: z.array(z.tuple([z.enum([...openLeadStages, 'won', 'lost']), z.number()])),
  lostReason: z.string().exactOptional(),
  /** The next step: its text, its day counted from today (negative means overdue), and its time in Madrid. */
  next: z.tuple([z.string(), z.number(), z.string()]).nullable(),
  note: z.string().exactOptional(),
});
export type DemoLead = z.output<typeof leadSchema>;

const person = z.enum(['marta', 'jordi', 'rosa', 'nuria', 'vicent', 'laia']);
export type DemoPerson = z.output<typeof person>;

const colleague = z.strictObject({
  label: z.string(),
  role: z.literal('advisor'),
  seed: z.null(),
  signUp: signUpInput,
});

/** More invented advisers, and the profiles of the directory. The start prints no passwords of these advisers. */
const directorySchema = z.strictObject({
  colleagues: z.strictObject({ nuria: colleague, vicent: colleague, laia: colleague }),
  /** Laia has the initial profile: the directory shows only her name and company. */
  profiles: z.partialRecord(person, directoryProfileSchema),
});

/** Half a year of requests. Every status and outcome occurs, for requests that Marta sent and received. */
const requestSchema = z.strictObject({
  type: z.enum(requestTypes),
  companyName: z.string(),
  message: z.string(),
  sector: z.string().nullable(),
  province: z.string().nullable(),
  from: person,
  /** Null when the target is the firm. */
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
  /** Each message: its author, how many days ago it was sent, and its text. */
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
  /** The day on which the deal was won, in days before today. */
  ended: z.number(),
  /** The price at the end, where it was another: in euros, how many days ago, why. */
  corrected: z.tuple([z.number(), z.number(), z.string()]).exactOptional(),
  approved: z.number().exactOptional(),
  paid: z.tuple([z.number(), z.string()]).exactOptional(),
  reversed: z.tuple([z.number(), z.string()]).exactOptional(),
});
export type DemoDeal = z.output<typeof dealSchema>;

/** The budget of a firm of two people for one year, and the actual amounts. */
const budgetRow = z.strictObject({
  section: z.enum(budgetSections),
  line: z.enum([...budgetLines.income, ...budgetLines.cost]),
  label: z.string(),
  budget: z.array(z.number()),
  actual: z.array(z.number()),
  /** The reason for each month's deviation, by month from 0. */
  reasons: z.record(z.string(), z.string()).exactOptional(),
});

/** The invented companies and people of the demo, from `demo/` of the reference folder. */
export const readDemo = (read: ReadText) => ({
  companies: readContent(read, 'demo/companies.json', companiesSchema),
  directory: readContent(read, 'demo/directory.json', directorySchema),
  leads: readContent(read, 'demo/leads.json', z.array(leadSchema)),
  requests: readContent(read, 'demo/requests.json', z.array(requestSchema)),
  deals: readContent(read, 'demo/deals.json', z.array(dealSchema)),
  budget: readContent(read, 'demo/budget.json', z.array(budgetRow)),
});
export type DemoContent = ReturnType<typeof readDemo>;
