import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { showStep } from '../../testing/show-step.tsx';

afterEach(cleanup);

it('a size step given by hand is moved around itself, as the report does', async () => {
  const multiples = { ...workedExample.multiples, sizeStep: { mode: 'manual', value: 0 } } as const;
  await showStep({ step: 'result', document: { ...workedExample, multiples } });
  const finding = await screen.findByText(/Lo que más mueve el valor/u);
  const sheet = finding.closest('section') ?? document.body;
  fireEvent.click(within(sheet).getByRole('button', { name: 'Ver como tabla' }));
  const row = within(sheet).getByRole('row', { name: /^Ajuste por tamaño/u });
  expect(within(row).getByRole('rowheader').textContent).toContain('±\u00a015\u00a0pp');
  // The lower end corresponds to no size adjustment at all.
  const [unfavourable = 0, favourable = 0, swing = 0] = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => Number(textContent.replaceAll('.', '')));
  expect(unfavourable).toBeGreaterThan(0);
  expect(favourable).toBeGreaterThan(unfavourable);
  expect(swing).toBe(favourable - unfavourable);
});

it('changes are written beside their bars in the unit that the chart’s subject says', async () => {
  const document = { ...workedExample, unit: 1_000, currency: 'MXN' } as const;
  await showStep({ step: 'result', document });
  const subject = await screen.findByText('Fondos propios, en millones (MXN)');
  const sheet = subject.closest('section');
  const changes = [...(sheet?.querySelectorAll('[data-drawn-label]') ?? [])]
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');
  expect(changes.length).toBeGreaterThan(4);
  for (const text of changes) expect(text).toMatch(/^[\u2212+][\d.]{1,5}$/u);
  expect(within(sheet ?? window.document.body).getByText('7.009 M MXN')).toBeDefined();
});
