import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderStep } from '../testing/render-step.tsx';

const field = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('[data-field="valuationDate"]');
  if (found === null) throw new Error('no date field');
  return found;
};

const type = (value: string): void => {
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value } });
};

describe('a date', () => {
  afterEach(cleanup);

  it.each(['es', 'ca', 'en'] as const)('is written day first in %s', async (language) => {
    await renderStep({ step: 'company', language });
    type('1-2-26');
    fireEvent.blur(field());
    expect(field()).toHaveProperty('value', '01/02/2026');
  });

  it('on its way is not refused; left unfinished it is, and stays to be mended', async () => {
    await renderStep({ step: 'company' });
    type('31/02');
    expect(field().getAttribute('aria-invalid')).not.toBe('true');
    fireEvent.blur(field());
    expect(field()).toHaveProperty('value', '31/02');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/Fecha de valoración: la fecha no existe/u)).toBeDefined();
    type('28/02/2026');
    expect(field().getAttribute('aria-invalid')).not.toBe('true');
  });
});
