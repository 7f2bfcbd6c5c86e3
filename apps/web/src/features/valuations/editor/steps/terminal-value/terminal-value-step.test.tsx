import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showStep } from '../../testing/show-step.tsx';

afterEach(cleanup);

const type = (label: string, text: string): void => {
  const field = screen.getByRole('textbox', { name: label });
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};

const figureNamed = (name: string): string =>
  screen.getAllByRole('button', { name: new RegExp(`${name}$`, 'u') })[0]?.textContent ?? '';

describe('the terminal value', () => {
  it('as an average asks for both hypotheses and shows both checks', async () => {
    await showStep({ step: 'terminal-value' });
    fireEvent.click(screen.getByLabelText('Media de ambos'));
    type('Múltiplo de salida', '7');
    type('Peso de la fórmula de Gordon', '60');
    for (const name of [
      'Valor terminal por Gordon',
      'Valor terminal por múltiplo',
      'Múltiplo de salida implícito',
      'Crecimiento a perpetuidad implícito',
      'Peso del valor terminal en el DCF',
    ]) {
      expect(figureNamed(name)).not.toBe('');
    }
  });

  it('makes growth cost g over the return on capital, and says how much is kept back', async () => {
    await showStep({ step: 'terminal-value' });
    expect(screen.queryByRole('textbox', { name: 'Margen EBIT a perpetuidad' })).toBeNull();
    type('Rentabilidad del capital a perpetuidad', '10');
    type('Margen EBIT a perpetuidad', '8');
    expect(figureNamed('Beneficio que se reinvierte para crecer')).toContain('20,0\u00a0%');
    type('Rentabilidad del capital a perpetuidad', '1,5');
    expect(screen.getByText(/alcanza la rentabilidad del capital/u)).toBeDefined();
    type('Rentabilidad del capital a perpetuidad', '');
    expect(screen.queryByRole('textbox', { name: 'Margen EBIT a perpetuidad' })).toBeNull();
  });

  it('opens the trace of what it implies, in the reader’s language', async () => {
    await showStep({ step: 'terminal-value', language: 'en' });
    fireEvent.click(screen.getByRole('button', { name: /Implied exit multiple/u }));
    expect(screen.getByRole('dialog').textContent).toContain('Wall Street Prep');
  });
});
