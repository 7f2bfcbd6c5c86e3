import type { SubmitLeadInput } from '@valia/domain/leads/lead-schemas.ts';
import { createServiceContext } from '@valia/services/testing/create-service-context.ts';
import {
  createValuationSuite,
  type ValuationSuite,
} from '@valia/services/testing/create-valuation-suite.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiContext } from './procedures/api-context.ts';
import { appRouter } from './app-router.ts';

let suite: ValuationSuite;
beforeAll(async () => {
  suite = await createValuationSuite();
});
afterAll(() => suite.database.close());

const shownAt = new Date('2026-11-23T09:00:00.000Z');
const leadsAt = (now: Date) => {
  const context: ApiContext = {
    ...createServiceContext(suite.database.db, null, { now }),
    sessionCookie: { set: () => undefined, clear: () => undefined },
  };
  return appRouter.createCaller(context).referrals.leads;
};

const form: Omit<SubmitLeadInput, 'formToken'> = {
  companyName: 'Envases de Ejemplo, S.L.',
  taxId: null,
  sector: 'PLA',
  province: '46',
  annualRevenue: 3_850_000,
  ebitda: null,
  reason: 'retirement',
  timing: 'one-year',
  kind: 'sell',
  contactName: 'Empar Ferrer',
  email: 'empar@example.test',
  phone: '600 000 000',
  message: '',
  consent: true,
  website: '',
  language: 'es',
  utm: { source: null, medium: null, campaign: null },
  visitId: null,
};

describe('the form of an owner', () => {
  test('arrives with the token that the page was given, from nobody in particular', async () => {
    const { formToken } = await leadsAt(shownAt).formToken();
    const sentAt = new Date(shownAt.getTime() + 40_000);
    expect(await leadsAt(sentAt).submit({ ...form, formToken })).toEqual({ received: true });
  });

  test('is refused with another one', async () => {
    await expect(leadsAt(shownAt).submit({ ...form, formToken: 'made-up' })).rejects.toMatchObject({
      cause: { code: 'lead-form-refused' },
    });
  });
});
