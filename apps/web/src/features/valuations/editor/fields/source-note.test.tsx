import { cleanup, fireEvent, screen } from '@testing-library/react';
import { productSource } from '@valia/domain/valuations/product-sources.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { showStep } from '../testing/show-step.tsx';

const document = {
  ...workedExample,
  sources: {
    'costOfCapital.buildUp.taxRate': productSource('spanish-general-tax-rate'),
    'costOfCapital.buildUp.riskFreeRate': { text: 'Bono a 10 años', date: null },
  },
};

describe('the source of a figure', () => {
  afterEach(cleanup);

  it.each([
    ['es', 'Tipo general, Ley 27/2014, art. 29'],
    ['ca', 'Tipus general, Llei 27/2014, art. 29'],
    ['en', 'General tax rate, Spanish Act 27/2014, art. 29'],
  ] as const)(
    'of the product is said in %s, that of the adviser as written',
    async (language, text) => {
      await showStep({ step: 'cost-of-capital', document, language });
      expect(screen.getByDisplayValue(text)).toBeDefined();
      expect(screen.getByDisplayValue('Bono a 10 años')).toBeDefined();
    },
  );

  it('of the product gives way to what the adviser types, and comes back when that is undone', async () => {
    await showStep({ step: 'cost-of-capital', document, language: 'en' });
    const note = screen.getByDisplayValue('General tax rate, Spanish Act 27/2014, art. 29');
    fireEvent.focus(note);
    fireEvent.change(note, { target: { value: 'General tax rate, checked' } });
    expect(screen.getByDisplayValue('General tax rate, checked')).toBe(note);
    fireEvent.change(note, { target: { value: '' } });
    expect(note).toHaveProperty('value', '');
    fireEvent.blur(note);
    fireEvent.click(screen.getByRole('button', { name: 'undo' }));
    expect(note).toHaveProperty('value', 'General tax rate, Spanish Act 27/2014, art. 29');
  });

  it('is read in the language of the screen where nothing can be changed', async () => {
    await showStep({ step: 'cost-of-capital', document, language: 'ca', readOnly: true });
    expect(screen.getByText(/Tipus general, Llei 27\/2014/u)).toBeDefined();
  });
});
