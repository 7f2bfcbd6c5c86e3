import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderStep } from '../../testing/render-step.tsx';

afterEach(cleanup);

describe('an adjustment that is added', () => {
  it('has the focus in its first field, so that one types on', async () => {
    await renderStep({ step: 'accounts' });
    const before = screen.queryAllByLabelText('Ajuste').length;
    fireEvent.click(screen.getByRole('button', { name: 'Añadir ajuste' }));
    const names = screen.getAllByLabelText('Ajuste');
    expect(names).toHaveLength(before + 1);
    expect(document.activeElement).toBe(names.at(-1));
  });
});
