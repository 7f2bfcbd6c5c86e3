import { describe, expect, test } from 'vitest';
import { duplicateReason, plainPhone } from './duplicate-lead.ts';

const lead = {
  companyName: 'Congelados Ría Lenta, S.L.',
  taxId: 'B36001234',
  email: 'ana@rialenta.example',
  phone: '+34 986 000 142',
};
const another = {
  companyName: 'Hornos Trigoalto',
  taxId: null,
  email: 'luis@trigoalto.example',
  phone: '987 000 200',
};

describe('two leads are one', () => {
  test.each([
    ['tax-id', { ...another, taxId: 'b-36.001.234' }],
    [
      'email-and-company',
      { ...another, email: 'ANA@rialenta.example', companyName: 'congelados ria lenta' },
    ],
    ['phone-and-company', { ...another, phone: '986000142', companyName: 'Congelados Ría Lentas' }],
  ] as const)('by %s', (reason, other) => {
    expect(duplicateReason(lead, other)).toBe(reason);
    expect(duplicateReason(other, lead)).toBe(reason);
  });

  test.each([
    ['nothing in common', another],
    ['the e-mail alone', { ...another, email: lead.email }],
    ['the telephone alone', { ...another, phone: lead.phone }],
    ['the name alone', { ...another, companyName: lead.companyName }],
    ['no tax id on either side', { ...another, taxId: '' }],
  ])('not by %s', (_, other) => {
    expect(duplicateReason(lead, other)).toBeNull();
    expect(duplicateReason({ ...lead, taxId: null }, other)).toBeNull();
  });

  test('by a name of exactly 0.8, not below', () => {
    // "abcdefg" and "abcdefgh" share 7 of 10 trigrams; "abcdefghijklm" and "abcdefghijklmn" share 13 of 16, which
    // is 0.81.
    const named = (companyName: string) => ({ ...another, companyName });
    expect(
      duplicateReason(named('abcdefg'), { ...named('abcdefgh'), email: 'x@y.example' }),
    ).toBeNull();
    expect(
      duplicateReason(named('abcdefghijklm'), { ...named('abcdefghijklmn'), email: 'x@y.example' }),
    ).toBe('phone-and-company');
  });
});

test.each([
  ['+34 986 00 01 42', '986000142'],
  ['0034986000142', '986000142'],
  ['986-000-142', '986000142'],
  ['+351 210 000 000', '351210000000'],
  ['', ''],
])('the telephone %j is compared as %j', (written, plain) => {
  expect(plainPhone(written)).toBe(plain);
});
