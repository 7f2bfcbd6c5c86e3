import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { refusalAnswer, renderForm } from '../../../../lib/testing/render-form.tsx';
import { useCreateValuation } from './use-create-valuation.ts';

afterEach(cleanup);

const Buttons = () => {
  const { create } = useCreateValuation(() => undefined);
  return ['Uno', 'Dos'].map((companyName) => (
    <button
      key={companyName}
      type="button"
      onClick={() => void create({ type: 'client_business', method: 'dcf', companyName })}
    >
      {companyName}
    </button>
  ));
};

test('the same call tried again has the same client id, and a changed one has another', async () => {
  const { answer, calls } = await renderForm(<Buttons />, refusalAnswer('unavailable', 503));
  for (const name of ['Uno', 'Uno', 'Dos']) {
    fireEvent.click(screen.getByRole('button', { name }));
    await answer();
  }
  const ids = (calls as { clientId: string }[]).map(({ clientId }) => clientId);
  expect(ids).toHaveLength(3);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});
