import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { CommissionEntry } from '@valia/domain/commissions/commission-schemas.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import { afterEach, describe, expect, test } from 'vitest';
import type { MockAnswersAt } from '../../../lib/testing/mock-server.ts';
import { renderScreen } from '../../../lib/testing/render-screen.tsx';

afterEach(cleanup);

const entry = (number: number, more: Partial<CommissionEntry>): CommissionEntry => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  number,
  kind: 'earned',
  companyName: 'Bodegas Arrañal, S.A.',
  requestId: '00000000-0000-4000-8000-000000000099',
  amountCents: 1_386_000,
  balanceCents: 1_386_000,
  at: '2026-03-04T10:00:00.000Z',
  cause: 'outcome-won',
  reason: null,
  citesNumber: null,
  citedBy: null,
  baseCents: 231_000_000,
  bands: [{ valueCents: 231_000_000, rate: 0.006 }],
  ...more,
});

type StatementAnswer = MockAnswersAt<['referrals', 'commissions', 'statement']>;

const statementOf = (entries: CommissionEntry[]) => {
  const sum = entries.reduce((total, { amountCents }) => total + amountCents, 0);
  return {
    from: '2026-01-01',
    to: '2026-11-20',
    totals: {
      openingCents: 0,
      earned: { cents: entries.length === 0 ? 0 : 1_386_000, count: entries.length === 0 ? 0 : 1 },
      corrected: {
        cents: entries.length === 0 ? 0 : -1_386_000,
        corrections: 0,
        reversals: entries.length === 0 ? 0 : 1,
      },
      paid: { cents: 0, count: 0 },
      closingCents: sum,
    },
    previous: null,
    entries,
    next: null,
    approved: { cents: 0, since: null, dueAt: null },
    estimated: { cents: 11_778_000, count: 4 },
  };
};

const show = (statement: StatementAnswer, search = '') =>
  renderScreen('/my-referrals/statement', {
    answers: { referrals: { commissions: { statement } } },
    search,
  });

const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
const rows = async () => (await screen.findAllByRole('row')).map((row) => plain(row.textContent));

describe('the statement', () => {
  test('lists entries in their order, signed, with cents and balance; a reversal leads to what it undoes', async () => {
    const entries = [
      entry(12, { citedBy: { number: 15, kind: 'reversal' } }),
      entry(15, {
        kind: 'reversal',
        amountCents: -1_386_000,
        balanceCents: 0,
        cause: null,
        reason: 'Venta resuelta',
        citesNumber: 12,
      }),
    ];
    await show(statementOf(entries));
    const shown = await rows();
    expect(shown[2]).toContain('0012');
    expect(shown[2]).toContain('Ganada: 0,60 % de 2.310.000 €; lo revierte el asiento 0015');
    expect(shown[3]).toContain('−13.860,00 €0,00 €');
    fireEvent.click(screen.getByRole('button', { name: 'asiento 0012' }));
    expect(document.activeElement?.id).toBe('entry-12');
    expect(screen.getByText(/117\.780,00/)).toBeDefined();
  });

  test.each([
    [21, /117\.780,00.€ en 21 días como máximo/],
    [1, /117\.780,00.€ en 1 día como máximo/],
    [0, /117\.780,00.€ hoy como máximo/],
    [-1, /el plazo de pago ha vencido/],
  ])('says of a term that ends in %i days how many are left', async (days, text) => {
    const now = new Date();
    const today = madridCalendar.date(now);
    // A payment is due at the end of its day in Madrid.
    const dueAt = new Date(madridCalendar.dayStart(today, days + 1).getTime() - 1).toISOString();
    const approved = { cents: 11_778_000, since: now.toISOString(), dueAt };
    await show({ ...statementOf([entry(12, {})]), approved });
    expect(await screen.findByText(text)).toBeDefined();
  });

  test('is the one of the two pages that is marked', async () => {
    await show(statementOf([]));
    const tabs = await screen.findByRole('navigation', { name: 'Mis referencias' });
    const marked = [...tabs.querySelectorAll('[aria-current]')];
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Extracto de comisiones']);
  });

  test('asks for the days and the kind of its address', async () => {
    const { calls } = await show(
      statementOf([entry(1, {})]),
      '?from=2026-02-01&to=2026-03-31&kind=payment&search=bodegas',
    );
    await rows();
    expect(calls('referrals.commissions.statement')).toMatchObject([
      { from: '2026-02-01', to: '2026-03-31', kind: 'payment', search: 'bodegas' },
    ]);
  });

  test('without an entry says what will be here, and what failed can be tried again', async () => {
    let isDown = true;
    await show(() => (isDown ? { refusal: 'unavailable' } : statementOf([])));
    const again = await screen.findByRole('button', { name: 'Intentar de nuevo' });
    isDown = false;
    fireEvent.click(again);
    expect(await screen.findByText('Aún no has ganado ninguna comisión')).toBeDefined();
  });
});
