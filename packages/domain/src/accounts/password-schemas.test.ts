import type { z } from 'zod';
import { describe, expect, test } from 'vitest';
import { toFieldIssues } from '../errors/to-field-issues.ts';
import { registerInvitedFormSchema } from '../organizations/invitation-schemas.ts';
import { signUpFormSchema } from './account-schemas.ts';
import { resetPasswordFormSchema } from './recovery-schemas.ts';
import { changePasswordFormSchema } from './session-schemas.ts';

const faultsOf = (schema: z.ZodType, form: object) => {
  const parsed = schema.safeParse(form);
  return parsed.success
    ? []
    : toFieldIssues(parsed.error).map(({ path, code }) => `${path} ${code}`);
};

describe('a form in which a new password is typed twice', () => {
  const forms: [string, z.ZodType, string, object][] = [
    ['sign-up', signUpFormSchema, 'password', {}],
    ['sign-up of the invited', registerInvitedFormSchema, 'password', {}],
    ['recovery', resetPasswordFormSchema, 'password', {}],
    ['change', changePasswordFormSchema, 'newPassword', { currentPassword: 'la de antes' }],
  ];

  test.each(forms)('of %s names a repetition that differs, whatever else is wrong', (...given) => {
    const [, schema, field, rest] = given;
    const typed = (confirmPassword: string) => ({ ...rest, [field]: 'una clave', confirmPassword });
    expect(faultsOf(schema, typed('otra'))).toContain('confirmPassword passwords-differ');
    expect(faultsOf(schema, typed('una clave'))).not.toContain('confirmPassword passwords-differ');
  });

  test.each([
    [
      'recovery',
      resetPasswordFormSchema,
      { password: '', confirmPassword: '' },
      'password required',
    ],
    [
      'change',
      changePasswordFormSchema,
      { currentPassword: '', newPassword: 'x', confirmPassword: 'x' },
      'currentPassword required',
    ],
    [
      'change by the same password',
      changePasswordFormSchema,
      {
        currentPassword: 'Se\u00f1a-2026',
        newPassword: 'Sen\u0303a-2026',
        confirmPassword: 'Sen\u0303a-2026',
      },
      'newPassword password-unchanged',
    ],
  ])('of %s is refused at its field', (_name, schema, form, fault) => {
    expect(faultsOf(schema, form)).toEqual([fault]);
  });
});
