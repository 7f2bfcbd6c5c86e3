import type { Language } from './languages.ts';
import { parseNumber } from './parse-number.ts';

/** What is typed into the form of owners, all of it text; `consent` is `on` once it is given. */
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

/** What the schema says of a number that is none: it takes no text. */
const amountOf = (text: string, language: Language): number | string | null => {
  const amount = parseNumber(text, { language, kind: 'money' });
  return amount === 'invalid' ? text : amount;
};

/** The typed form as its schemas take it, with its two steps apart. */
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
