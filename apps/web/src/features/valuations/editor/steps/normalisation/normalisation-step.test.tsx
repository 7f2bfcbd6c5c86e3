import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showStep } from '../../testing/show-step.tsx';

afterEach(cleanup);

describe('an adjustment that is added', () => {
  it('has the focus in its first field, so that one types on', async () => {
    await showStep({ step: 'normalisation' });
    const before = screen.queryAllByLabelText('Ajuste').length;
    fireEvent.click(screen.getByRole('button', { name: 'Añadir ajuste' }));
    const names = screen.getAllByLabelText('Ajuste');
    expect(names).toHaveLength(before + 1);
    expect(document.activeElement).toBe(names.at(-1));
  });

  it('from a usual kind has its name and its line, and keeps its support', async () => {
    await showStep({ step: 'normalisation' });
    fireEvent.change(screen.getByLabelText('Añadir un ajuste habitual'), {
      target: { value: 'rentToPartners' },
    });
    const group = screen.getByRole('group', { name: 'Alquiler a los socios a mercado' });
    expect(within(group).getByLabelText('Partida')).toHaveProperty(
      'value',
      'otherOperatingExpenses',
    );
    const support = within(group).getByLabelText('Soporte');
    fireEvent.change(support, { target: { value: 'Contrato de 2019' } });
    expect(support).toHaveProperty('value', 'Contrato de 2019');
  });
});
