import { cleanup, screen, within } from '@testing-library/react';
import type { Funnel } from '@valia/domain/tracking/funnel-schemas.ts';
import { adviserSteps, leadSteps } from '@valia/domain/tracking/funnel-steps.ts';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../../lib/testing/render-screen.tsx';

afterEach(cleanup);

const counted = <Step extends string>(steps: readonly Step[], counts: readonly number[]) =>
  Object.fromEntries(steps.map((step, place) => [step, counts[place] ?? 0])) as Record<
    Step,
    number
  >;

const nothing = <Step extends string>(steps: readonly Step[]) =>
  Object.fromEntries(steps.map((step) => [step, null])) as Record<Step, number | null>;

const funnel: Funnel = {
  from: '2026-08-25T00:00:00.000Z',
  to: '2026-11-23T00:00:00.000Z',
  advisers: counted(adviserSteps, [4820, 3133, 2121, 868, 391, 313, 266, 186, 112]),
  advisersBefore: counted(adviserSteps, [4310, 2758, 1820, 801, 343, 272, 226, 151, 88]),
  adviserWaits: { ...nothing(adviserSteps), 'email-verified': 5_400 },
  leads: counted(leadSteps, [12, 9, 4]),
  leadsBefore: counted(leadSteps, []),
  leadWaits: { ...nothing(leadSteps), assigned: 21_600, contacted: 180_000 },
  bySource: [{ source: 'direct', visits: 1240, registered: 81, completed: 27 }],
  byAdviser: [],
};

const show = (get: Funnel | { refusal: 'internal' }, search = '') =>
  renderScreen('/admin/funnel-analytics', {
    answers: { admin: { funnel: { get }, leads: { assignees: { advisers: [] } } } },
    search,
  });

test('names the step where most are lost, alone in the accent, beside the period before', async () => {
  const { calls } = await show(funnel, '?period=30d&source=referral&language=ca');
  expect(
    await screen.findByRole('heading', { name: 'De 4.820 visitas salen 112 valoraciones' }),
  ).toBeDefined();
  const rows = document.querySelectorAll('[data-weakest]');
  expect(rows).toHaveLength(1);
  const row = within(rows[0] as HTMLElement);
  expect(row.getByText('Abren el formulario')).toBeDefined();
  // 868 of 2,121 is 40.9 %; before, 801 of 1,820 was 44.0 %.
  expect(row.getByText('40,9 %')).toBeDefined();
  expect(row.getByText('−3,1')).toBeDefined();
  expect(calls('admin.funnel.get')).toEqual([
    {
      period: '30d',
      visitSource: null,
      language: 'ca',
      leadSource: 'referral',
      adviserId: null,
    },
  ]);
});

test('says in the middle how long each step takes', async () => {
  await show(funnel);
  expect(await screen.findByText('Desde el registro')).toBeDefined();
  expect(screen.getByText('1 h')).toBeDefined();
  expect(screen.getByText('Desde que entran')).toBeDefined();
  expect(screen.getByText('2 d 2 h')).toBeDefined();
});

test('says where there is too little to compare', async () => {
  await show(funnel);
  expect(await screen.findByRole('heading', { name: 'Pocos datos para comparar' })).toBeDefined();
  expect(screen.getByText('Sin datos en este periodo.')).toBeDefined();
});

test('that cannot be read are said to be so, and can be tried again', async () => {
  await show({ refusal: 'internal' });
  expect(await screen.findByRole('button', { name: 'Intentar de nuevo' })).toBeDefined();
});
