import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTableWidth } from './use-table-width.ts';

/** Widths in pixels: of the sheet, and of the table with columns of normal and of narrow width. */
let widths = { sheet: 1_000, wide: 900, narrow: 800 };
let resized: () => void = () => undefined;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => widths.sheet);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() =>
    Math.max(widths.sheet, screen.queryByText('narrow') ? widths.narrow : widths.wide),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const List = ({ list }: { list: string }) => {
  const sheet = useRef<HTMLDivElement>(null);
  const { isNarrow, scrolls } = useTableWidth(sheet, list);
  return (
    <div ref={sheet}>
      <table />
      {isNarrow && 'narrow'}
      <span>{scrolls && 'scrolls'}</span>
    </div>
  );
};

it('narrows its columns where the usual ones do not fit, and scrolls where those do not either', () => {
  const { container, rerender } = render(<List list="all" />);
  const shown = () => container.textContent;
  expect(shown()).toBe('');
  widths = { ...widths, wide: 1_100 };
  act(() => resized());
  expect(shown()).toBe('narrow');
  widths = { ...widths, sheet: 700 };
  act(() => resized());
  expect(shown()).toBe('narrowscrolls');
  widths = { ...widths, sheet: 1_100 };
  act(() => resized());
  expect(shown()).toBe('');
  widths = { sheet: 1_000, wide: 1_100, narrow: 800 };
  act(() => resized());
  expect(shown()).toBe('narrow');
  // Another list, with shorter figures.
  widths = { ...widths, wide: 900 };
  rerender(<List list="drafts" />);
  expect(shown()).toBe('');
});
