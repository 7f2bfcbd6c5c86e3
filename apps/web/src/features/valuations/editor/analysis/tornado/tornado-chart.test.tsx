import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { renderStep } from '../../testing/render-step.tsx';

afterEach(cleanup);

it('a size step given by hand is moved around itself, as the report does', async () => {
  const multiples = { ...workedExample.multiples, sizeStep: { mode: 'manual', value: 0 } } as const;
  await renderStep({ step: 'result', document: { ...workedExample, multiples } });
  const finding = await screen.findByText(/mueven el valor más que el resto/u);
  const sheet = finding.closest('section') ?? document.body;
  fireEvent.click(within(sheet).getByRole('button', { name: 'Ver como tabla' }));
  const row = within(sheet).getByRole('row', { name: /^Ajuste por tamaño/u });
  const [swing, unfavourable, favourable] = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(swing).toBe('± 15\u00a0pp');
  expect(unfavourable).toMatch(/^\u2212[1-9]/u);
  expect(favourable).toMatch(/^\+[1-9]/u);
});

it('amounts too long for a phone stand beside their bars in millions, which the chart’s subject says', async () => {
  const document = { ...workedExample, unit: 1_000, currency: 'MXN' } as const;
  await renderStep({ step: 'result', document });
  const subject = await screen.findByText('Hipótesis una a una · cambio en M MXN');
  const sheet = subject.closest('section');
  const changes = [...(sheet?.querySelectorAll('[data-drawn-label]') ?? [])]
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');
  expect(changes.length).toBeGreaterThan(4);
  for (const text of changes) expect(text).toMatch(/^[\u2212+][\d.]{1,5}$/u);
  expect(within(sheet ?? window.document.body).getByText('7.009 M MXN')).toBeDefined();
});
