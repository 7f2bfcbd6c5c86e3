import { expect, test } from 'vitest';
import { appRouter } from '../app-router.ts';
import { isPrintingProcedure } from './is-printing-procedure.ts';

test('what prints a document says so, and nothing else does', () => {
  const paths = Object.keys(appRouter._def.procedures);
  expect(paths.filter((path) => isPrintingProcedure(appRouter, path)).toSorted()).toEqual([
    'auth.branding.printSample',
    'referrals.commissions.printStatement',
    'referrals.fees.print',

    'valuations.copyReport',
    'valuations.createReport',
    'valuations.templates.issueDocument',
  ]);
  expect(isPrintingProcedure(appRouter, 'constructor')).toBe(false);
});
