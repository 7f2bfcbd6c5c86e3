import { describe, expect, test } from 'vitest';
import { toFieldIssues } from '../errors/to-field-issues.ts';
import { emailSchema, signInInput, signUpFormSchema, signUpInput } from './account-schemas.ts';

const form = {
  firstName: 'Marta',
  lastName: 'Puig',
  email: ' Marta@Example.TEST ',
  company: 'Asesoría Puig',
  phone: '612345678',
  city: '',
  advisoryType: null,
  taxId: ' ',
  password: ' clave ',
  confirmPassword: ' clave ',
  termsAccepted: true,
};

const codesOf = (change: Record<string, unknown>) => {
  const parsed = signUpFormSchema.safeParse({ ...form, ...change });
  return parsed.success
    ? {}
    : Object.fromEntries(toFieldIssues(parsed.error).map(({ path, code }) => [path, code]));
};

describe('the sign-up form', () => {
  test('trims, lowers the address, stores empty as null and leaves the password as typed', () => {
    expect(signUpFormSchema.parse(form)).toMatchObject({
      email: 'marta@example.test',
      city: null,
      taxId: null,
      password: ' clave ',
    });
  });

  test.each([
    [{ firstName: ' ' }, { firstName: 'personal-data-required' }],
    [{ lastName: '' }, { lastName: 'personal-data-required' }],
    [{ email: 'marta@' }, { email: 'not-an-email' }],
    [{ email: '' }, { email: 'email-required' }],
    [{ email: '  ' }, { email: 'email-required' }],
    [{ company: '' }, { company: 'organization-name-required' }],
    [{ phone: '' }, { phone: 'phone-required' }],
    [{ password: '12345', confirmPassword: '12345' }, { password: 'password-too-short' }],
    [{ confirmPassword: 'clave' }, { confirmPassword: 'passwords-differ' }],
    [{ termsAccepted: false }, { termsAccepted: 'terms-not-accepted' }],
    [{ advisoryType: 'otra' }, { advisoryType: 'not-in-list' }],
    [{ firstName: 'a\u0000' }, { firstName: 'not-allowed-character' }],
    [{ firstName: 'Abre https://evil.example' }, { firstName: 'web-address-in-name' }],
    [{ company: 'Gana en WWW.evil.example' }, { company: 'web-address-in-name' }],
    [
      { password: 'clave \ud83d', confirmPassword: 'clave \ud83d' },
      { password: 'not-allowed-character' },
    ],
    [{ role: 'superadmin' }, { role: 'unknown-field' }],
  ])('answers %j with %j', (change, codes) => {
    expect(codesOf(change)).toEqual(codes);
  });

  test.each([
    [{ firstName: 'Eve\r\nBcc: x@evil.example' }, { firstName: 'Eve Bcc: x@evil.example' }],
    [{ lastName: 'a\u202etxet' }, { lastName: 'atxet' }],
    [{ company: 'Banca\u2028Nova\u200b' }, { company: 'Banca Nova' }],
    [{ phone: '\u202a+34 600 12 34 56\u202c' }, { phone: '+34 600 12 34 56' }],
    [{ city: 'Vic\u0085Sud' }, { city: 'Vic Sud' }],
    [{ email: '\ufeffmarta@nogal.example\u200b' }, { email: 'marta@nogal.example' }],
    [
      { password: ' a\u200bb\u000bc ', confirmPassword: ' a\u200bb\u000bc ' },
      { password: ' a\u200bb\u000bc ' },
    ],
  ])('takes %j as %j: on one line, as it reads, but a password as it is', (change, taken) => {
    expect(signUpFormSchema.parse({ ...form, ...change })).toMatchObject(taken);
  });

  test('names what is wrong in every field at once, the differing passwords too', () => {
    expect(codesOf({ firstName: '', confirmPassword: 'x', termsAccepted: false })).toEqual({
      firstName: 'personal-data-required',
      confirmPassword: 'passwords-differ',
      termsAccepted: 'terms-not-accepted',
    });
  });
});

describe('what the server takes', () => {
  const { confirmPassword: _confirmPassword, ...input } = form;

  test.each([
    'role',
    'userId',
    'id',
    'status',
    'emailConfirmedAt',
    'createdAt',
    'organizationId',
    'confirmPassword',
  ])('sign-up refuses the extra key %s', (key) => {
    expect(signUpInput.safeParse({ ...input, [key]: 'x' }).success).toBe(false);
  });

  test('sign-in refuses extra keys and lowers the address', () => {
    expect(signInInput.parse({ email: 'A@B.ES', password: 'x' }).email).toBe('a@b.es');
    expect(signInInput.safeParse({ email: 'a@b.es', password: 'x', userId: '1' }).success).toBe(
      false,
    );
  });

  test('an address longer than 255 characters, with a line end or two of them in one is refused', () => {
    for (const email of [
      `${'a'.repeat(251)}@b.es`,
      'a@b.es\r\nBcc: x@y.es',
      'a@b.es, c@d.es',
      '"x" <a@b.es>',
    ]) {
      expect(emailSchema.safeParse(email).success).toBe(false);
    }
  });
});
