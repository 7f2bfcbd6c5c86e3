import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showStep } from '../testing/show-step.tsx';

const field = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('[data-field="valuationDate"]');
  if (found === null) throw new Error('no date field');
  return found;
};

const type = (value: string): void => {
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value } });
};

describe('a date', () => {
  afterEach(cleanup);

  it.each(['es', 'ca', 'en'] as const)('is written day first in %s', async (language) => {
    await showStep({ step: 'company', language });
    type('1-2-26');
    fireEvent.blur(field());
    expect(field()).toHaveProperty('value', '01/02/2026');
  });

  it('on its way is not refused; left unfinished it is, and stays to be mended', async () => {
    await showStep({ step: 'company' });
    type('31/02');
    expect(field().getAttribute('aria-invalid')).not.toBe('true');
    fireEvent.blur(field());
    expect(field()).toHaveProperty('value', '31/02');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/Fecha de valoración: la fecha no existe/u)).toBeDefined();
    type('28/02/2026');
    expect(field().getAttribute('aria-invalid')).not.toBe('true');
  });
});

describe('the calendar of a date', () => {
  afterEach(cleanup);

  const openCalendar = async (name: RegExp): Promise<HTMLElement> => {
    type('28/12/2026');
    fireEvent.blur(field());
    fireEvent.click(screen.getByRole('button', { name }));
    // The first month's table is loaded lazily.
    return screen.findByRole(
      'table',
      { name: /^(?:diciembre|desembre|December) /u },
      { timeout: 10_000 },
    );
  };

  // 1 January 2027 is a Friday: it is in the first week of 2027 in es, and in the last week of 2026 in ca and
  // en.
  it.each([
    ['es', /^Calendario de/u, 'Semana 1', 'lunes'],
    ['ca', /^Calendari:/u, 'Setmana 53', 'dilluns'],
    ['en', /^Calendar for/u, 'Week 53', 'Monday'],
  ] as const)(
    'in %s starts its weeks on Monday and numbers them',
    async (language, name, week, monday) => {
      await showStep({ step: 'company', language });
      const grid = await openCalendar(name);
      const heads = [...grid.querySelectorAll('thead abbr')].map((head) =>
        head.getAttribute('title'),
      );
      expect(heads[1]).toBe(monday);
      const row = within(grid).getByRole('rowheader', { name: week }).closest('tr');
      expect(row?.querySelector('[data-day="2026-12-28"]')).not.toBeNull();
    },
  );

  it('takes the day that is pressed, or reached by keys', async () => {
    await showStep({ step: 'company' });
    const grid = await openCalendar(/^Calendario de/u);
    const day = (iso: string) => grid.querySelector<HTMLElement>(`[data-day="${iso}"]`);
    expect(day('2026-12-28')?.tabIndex).toBe(0);
    const press = (key: string) =>
      fireEvent.keyDown(grid.querySelector('[tabindex="0"]') ?? grid, { key });
    press('ArrowLeft');
    press('ArrowUp');
    expect(day('2026-12-20')?.tabIndex).toBe(0);
    press('Home');
    expect(day('2026-12-14')?.tabIndex).toBe(0);
    press('PageUp');
    fireEvent.click(day('2026-11-30') ?? grid);
    expect(field()).toHaveProperty('value', '30/11/2026');
  });
});
