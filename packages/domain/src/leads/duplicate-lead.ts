import { normaliseTaxId } from '../valuations/normalise-tax-id.ts';
import { normaliseCompany } from './normalise-company.ts';
import { trigramSimilarity } from './trigram-similarity.ts';

/** The data that determines whether two leads are from the same company. */
export interface LeadIdentity {
  companyName: string;
  taxId: string | null;
  email: string;
  phone: string;
}

export const duplicateReasons = ['tax-id', 'email-and-company', 'phone-and-company'] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

/** Leads further apart are treated as two separate events of a company. */
export const duplicateWindowMs = 30 * 86_400_000;
const nearlyIdentical = 0.8;

/** A telephone number in the form used for comparison: its digits, without Spain's prefix. */
export const plainPhone = (phone: string): string =>
  phone
    .replaceAll(/\D/g, '')
    .replace(/^00/, '')
    .replace(/^34(?=\d{9}$)/, '');

const isSameTaxId = (one: LeadIdentity, other: LeadIdentity): boolean => {
  const [first, second] = [normaliseTaxId(one.taxId ?? ''), normaliseTaxId(other.taxId ?? '')];
  return first !== '' && first === second;
};

/**
 * The reason why two leads are duplicates: the same tax id, the same e-mail and company, or the same telephone and
 * nearly the same name (trigrams, at least 0.8, without the legal form); null when they are not.
 */
export const duplicateReason = (one: LeadIdentity, other: LeadIdentity): DuplicateReason | null => {
  if (isSameTaxId(one, other)) return 'tax-id';
  const [first, second] = [normaliseCompany(one.companyName), normaliseCompany(other.companyName)];
  if (one.email.toLowerCase() === other.email.toLowerCase() && first === second)
    return 'email-and-company';
  const [phone, otherPhone] = [plainPhone(one.phone), plainPhone(other.phone)];
  const samePhone = phone !== '' && phone === otherPhone;
  return samePhone && trigramSimilarity(first, second) >= nearlyIdentical
    ? 'phone-and-company'
    : null;
};
