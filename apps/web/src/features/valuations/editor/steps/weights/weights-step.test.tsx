import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { showStep } from '../../testing/show-step.tsx';

afterEach(cleanup);

const { evToEbitda } = workedExample.multiples;
const far = {
  ...workedExample,
  multiples: {
    ...workedExample.multiples,
    evToEbitda: { ...evToEbitda, low: 30, central: 40, high: 50 },
  },
};
const warning = /distan más de un 30 %/u;
const reason = () => screen.queryByRole('textbox', { name: 'Motivo de la diferencia' });

describe('the weights of methods far apart', () => {
  it('warn once and ask for the reason, which is kept and undone like any edit', async () => {
    await showStep({ step: 'weights', document: far });
    expect(screen.getAllByText(warning)).toHaveLength(1);
    const field = reason();
    if (field === null) throw new Error('no field for the reason');
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: 'El sector se paga caro este año.' } });
    fireEvent.blur(field);
    fireEvent.change(screen.getByRole('slider'), { target: { value: '30' } });
    expect(screen.getByDisplayValue('El sector se paga caro este año.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'undo' }));
    fireEvent.click(screen.getByRole('button', { name: 'undo' }));
    expect(screen.queryByDisplayValue('El sector se paga caro este año.')).toBeNull();
  });

  it('no longer ask for a reason that is written', async () => {
    await showStep({ step: 'weights', document: far });
    expect(screen.getByText(/Escribe el motivo de la diferencia/u)).toBeDefined();
    cleanup();
    const reconciliation = 'El sector se paga caro este año.';
    await showStep({ step: 'weights', document: { ...far, reconciliation } });
    expect(screen.getByText(warning).textContent).toContain('se imprime en el informe');
    expect(screen.queryByText(/Escribe el motivo de la diferencia/u)).toBeNull();
    cleanup();
    await showStep({ step: 'weights', document: { ...far, reconciliation: ' ' } });
    expect(screen.getByText(/Escribe el motivo de la diferencia/u)).toBeDefined();
  });

  it('ask for nothing where they are near each other', async () => {
    await showStep({ step: 'weights' });
    expect(screen.queryByText(warning)).toBeNull();
    expect(reason()).toBeNull();
  });
});
