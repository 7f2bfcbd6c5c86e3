import { describe, expect, test } from 'vitest';
import { toFieldIssues } from '../errors/to-field-issues.ts';
import { collaborationFormSchema } from './collaboration-form-schema.ts';

const form = {
  name: 'Júlia Ros',
  email: 'julia@ros.example',
  phone: '600 000 000',
  experience: '3-5',
  specialties: ['mergers', 'valuations'],
};

const issuesOf = (changes: object): string[] => {
  const checked = collaborationFormSchema.safeParse({ ...form, ...changes });
  return checked.success
    ? []
    : toFieldIssues(checked.error).map(({ path, code }) => `${path} ${code}`);
};

describe('the request of the public page', () => {
  test.each([
    [{}, []],
    [{ name: 'J' }, ['name too-short']],
    [{ name: 'J'.repeat(101) }, ['name too-long']],
    [{ email: 'julia' }, ['email not-an-email']],
    [{ email: `${'j'.repeat(250)}@ros.example` }, ['email too-long']],
    [{ phone: '12345678' }, ['phone phone-not-valid']],
    [{ phone: '1'.repeat(21) }, ['phone phone-not-valid']],
    [{ experience: '' }, ['experience experience-required']],
    [{ specialties: [] }, ['specialties specialty-required']],
  ])('with %j is refused for %j', (changes, issues) => {
    expect(issuesOf(changes)).toEqual(issues);
  });

  test('without anything names every field', () => {
    expect(
      issuesOf({ name: '', email: '', phone: '', experience: '', specialties: [] }),
    ).toHaveLength(5);
  });
});
