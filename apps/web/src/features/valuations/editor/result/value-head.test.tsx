import { cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderStep } from '../testing/render-step.tsx';

// What is told has rested for a second before.
configure({ asyncUtilTimeout: 5_000 });

afterEach(cleanup);

const shown = () => document.querySelector('[data-central-value]');
const told = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter((text) => text?.includes('€'));

describe('the value, to a screen reader', () => {
  it('is told once it has settled, not at every key', async () => {
    await renderStep({ step: 'bridge' });
    const cash = screen.getByRole('textbox', { name: 'Tesorería' });
    fireEvent.focus(cash);
    const before = shown()?.textContent;
    for (const text of ['1', '12', '1.200.000']) {
      fireEvent.change(cash, { target: { value: text } });
      expect(told()).toEqual([]);
    }
    expect(shown()?.textContent).not.toBe(before);
    expect(shown()?.closest('[aria-live], [role="status"]')).toBeNull();
    const value = shown()?.textContent ?? '';
    await waitFor(() => expect(told()).toHaveLength(1));
    expect(value).toContain(told()[0]?.replace(/^.*: /u, ''));
  });
});
