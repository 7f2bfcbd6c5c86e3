import type { Language } from './languages.ts';
import { parseNumber } from './parse-number.ts';

/** The fields of the owners' form, all of them text; `consent` is `on` once it is given. */
export const leadFormFields = [
  'companyName',
  'taxId',
  'sector',
  'province',
  'annualRevenue',
  'ebitda',
  'timing',
  'reason',
  'contactName',
  'email',
  'phone',
  'message',
  'consent',
] as const;
export type LeadFormField = (typeof leadFormFields)[number];
export type TypedLead = Record<LeadFormField, string>;

/** A text that is not a number stays text, so that the schema reports it as invalid. */
const amountOf = (text: string, language: Language): number | string | null => {
  const amount = parseNumber(text, { language, kind: 'money' });
  return amount === 'invalid' ? text : amount;
};

/** The typed form as input for its schemas, separated into its two steps. */
export const readLeadForm = (typed: TypedLead, language: Language) => {
  const { companyName, sector, province, timing, reason } = typed;
  const { contactName, email, phone, message } = typed;
  return {
    company: {
      companyName,
      taxId: typed.taxId,
      sector,
      province,
      annualRevenue: amountOf(typed.annualRevenue, language),
      ebitda: amountOf(typed.ebitda, language),
      reason,
      timing,
    },
    contact: { contactName, email, phone, message, consent: typed.consent === 'on' },
  };
};
