import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFocusAmongRows } from './use-focus-among-rows.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Screen = ({ dialog }: { dialog: string | null }) => {
  const ref = useRef<HTMLElement>(null);
  useFocusAmongRows(ref, 'list');
  return (
    <main ref={ref}>
      <h1 tabIndex={-1}>List</h1>
      <div data-index={0}>
        <input aria-label="Row" />
      </div>
      <button type="button">Opener</button>
      {dialog !== null && (
        <div key={dialog}>
          <button type="button">{dialog}</button>
        </div>
      )}
    </main>
  );
};

const focus = (element: HTMLElement): void => act(() => element.focus());
const isAt = (element: HTMLElement): boolean => document.activeElement === element;
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('each dialog that closes has time of its own to give the focus back', async () => {
  const { rerender } = render(<Screen dialog="First" />);
  const [row, opener] = [screen.getByLabelText('Row'), screen.getByText('Opener')];
  focus(row);
  focus(screen.getByText('First'));
  rerender(<Screen dialog={null} />);
  await later(10);
  focus(opener);
  rerender(<Screen dialog="Second" />);
  focus(screen.getByText('Second'));
  await later(35);
  rerender(<Screen dialog={null} />);
  // Time elapsed: 50 ms after the first dialog closed, 5 ms after the second.
  await later(5);
  expect(isAt(row)).toBe(false);
  focus(opener);
  await later(100);
  expect(isAt(opener)).toBe(true);
});

test('what gives the focus back to nothing leaves it to the row used last', async () => {
  const { rerender } = render(<Screen dialog="First" />);
  focus(screen.getByLabelText('Row'));
  focus(screen.getByText('First'));
  rerender(<Screen dialog={null} />);
  await later(100);
  expect(isAt(screen.getByLabelText('Row'))).toBe(true);
});
