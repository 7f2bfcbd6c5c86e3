import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useScrollChosenIntoView } from './use-scroll-chosen-into-view.ts';

const width = 100;
const windowWidth = 250;

const Row = ({ chosen }: { chosen: number }) => {
  const row = useScrollChosenIntoView<HTMLDivElement>(chosen);
  return (
    <div ref={row} role="tablist">
      {[0, 1, 2, 3].map((place) => (
        <button key={place} type="button" role="tab" aria-selected={place === chosen}>
          {place}
        </button>
      ))}
    </div>
  );
};

/** jsdom has no layout; this simulates four elements of 100 px in a row that shows 250 px of them. */
const stubRow = (): void => {
  const box = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  box.mockImplementation(function measured(this: Element) {
    const scrolled = this.parentElement?.scrollLeft ?? 0;
    const isRow = this.getAttribute('role') === 'tablist';
    const left = isRow ? 0 : Number(this.textContent) * width - scrolled;
    return new DOMRect(left, 0, isRow ? windowWidth : width, 40);
  });
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const scrolledFor = (...choices: number[]): number | undefined => {
  stubRow();
  const { rerender, getByRole } = render(<Row chosen={0} />);
  for (const chosen of choices) rerender(<Row chosen={chosen} />);
  return getByRole('tablist').scrollLeft;
};

test('the chosen one at the end is scrolled to, and no further than its own end', () => {
  expect(scrolledFor(2)).toBe(50);
  cleanup();
  expect(scrolledFor(3)).toBe(150);
});

test('back at the beginning the row is where it was; one that is seen whole moves nothing', () => {
  expect(scrolledFor(3, 2)).toBe(150);
  cleanup();
  expect(scrolledFor(3, 0)).toBe(0);
});
