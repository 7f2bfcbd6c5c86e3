import { leadCompanyFormSchema, leadContactFormSchema } from '@valia/domain/leads/lead-schemas.ts';
import { describe, expect, test } from 'vitest';
import { readLeadForm, type TypedLead } from './read-lead-form.ts';

const typed: TypedLead = {
  companyName: 'Envases de Ejemplo, S.L.',
  taxId: '',
  sector: 'PLA',
  province: '46',
  annualRevenue: '3.850.000',
  ebitda: '',
  timing: 'one-year',
  reason: 'retirement',
  contactName: 'Empar Ferrer',
  email: 'empar@ferrer.example',
  phone: '600 000 000',
  message: '',
  consent: 'on',
};

describe('the typed form of an owner', () => {
  test('is read by the rules of the language and passes both schemas', () => {
    const { company, contact } = readLeadForm(typed, 'es');
    expect(leadCompanyFormSchema.parse(company)).toMatchObject({
      annualRevenue: 3_850_000,
      ebitda: null,
      taxId: null,
    });
    expect(leadContactFormSchema.safeParse(contact).success).toBe(true);
    expect(readLeadForm({ ...typed, ebitda: '-1,200' }, 'en').company.ebitda).toBe(-1200);
  });

  test('is refused where a number is none or nobody consented', () => {
    const { company, contact } = readLeadForm(
      { ...typed, annualRevenue: 'mucho', consent: '' },
      'es',
    );
    expect(leadCompanyFormSchema.safeParse(company).success).toBe(false);
    expect(leadContactFormSchema.safeParse(contact).success).toBe(false);
  });
});
