import type { LeadKind, LeadSource } from './lead-list.ts';
import type { LeadReason, LeadTiming } from './lead-schemas.ts';

/** The fields in which two leads of one company may differ: for each, the value of one lead is kept. */
export const mergedFields = [
  'companyName',
  'taxId',
  'kind',
  'sector',
  'province',
  'annualRevenue',
  'ebitda',
  'reason',
  'timing',
  'contactName',
  'email',
  'phone',
  'source',
  'advisorUserId',
] as const;
export type MergedField = (typeof mergedFields)[number];

export interface MergeableLead {
  companyName: string;
  taxId: string | null;
  kind: LeadKind;
  sector: string | null;
  province: string | null;
  annualRevenue: number | null;
  ebitda: number | null;
  reason: LeadReason | null;
  timing: LeadTiming | null;
  contactName: string;
  email: string;
  phone: string;
  source: LeadSource;
  advisorUserId: string | null;
}

export type MergeSide = 'lead' | 'earlier';
export type MergeChoices = Partial<Record<MergedField, MergeSide>>;

/** The fields with different values. When only one lead has a value, it is used without asking. */
export const differingFields = (lead: MergeableLead, earlier: MergeableLead): MergedField[] =>
  mergedFields.filter(
    (field) => lead[field] !== null && earlier[field] !== null && lead[field] !== earlier[field],
  );

/** The merged values: the chosen one, otherwise the only one, otherwise that of the earlier lead. */
export const mergeLeads = (
  lead: MergeableLead,
  earlier: MergeableLead,
  choices: MergeChoices,
): MergeableLead => {
  const keep = <Field extends MergedField>(field: Field): MergeableLead[Field] =>
    earlier[field] === null || (choices[field] === 'lead' && lead[field] !== null)
      ? lead[field]
      : earlier[field];
  return {
    companyName: keep('companyName'),
    taxId: keep('taxId'),
    kind: keep('kind'),
    sector: keep('sector'),
    province: keep('province'),
    annualRevenue: keep('annualRevenue'),
    ebitda: keep('ebitda'),
    reason: keep('reason'),
    timing: keep('timing'),
    contactName: keep('contactName'),
    email: keep('email'),
    phone: keep('phone'),
    source: keep('source'),
    advisorUserId: keep('advisorUserId'),
  };
};
