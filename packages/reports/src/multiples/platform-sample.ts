import { msg } from '@lingui/core/macro';
import { formatMonth } from '@valia/i18n/format.ts';
import type { MultipleOrigin } from '@valia/valuation/valuation-inputs.ts';
import type { ReportContext } from '../content/report-context.ts';

type Evidence = NonNullable<Extract<MultipleOrigin, { kind: 'own' }>['evidence']>;

/** The sample behind the platform's median: `8 asesores, 23 operaciones, febrero de 2024 – enero de 2026`. */
export const platformSampleText = (
  { input, numbers, t }: ReportContext,
  { advisers, deals, from, to }: Extract<Evidence, { kind: 'platform' }>,
): string => {
  const [people, sales] = [numbers.number(advisers, 0), numbers.number(deals, 0)];
  const [first, last] = [from, to].map((day) => formatMonth(day, input.language));
  return `${t(msg`${people} asesores, ${sales} operaciones`)}, ${first ?? ''} – ${last ?? ''}`;
};
