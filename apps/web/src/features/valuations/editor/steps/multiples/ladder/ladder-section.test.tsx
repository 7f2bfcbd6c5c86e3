import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { dealSet } from '@valia/domain/testing/deal-set.ts';
import { chooseSector } from '@valia/domain/valuation-choices/choose-sector.ts';
import { toTypedMultiple } from '@valia/domain/valuation-choices/multiple-ladder.ts';
import { emptyValuationDocument } from '@valia/domain/valuations/document/empty-valuation-document.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { showStep } from '../../../testing/show-step.tsx';

afterEach(cleanup);

const empty = emptyValuationDocument({
  method: 'multiples',
  companyName: 'Prensas Moncalvo, S.L.',
  today: '2026-03-01',
});

/** A machinery workshop with an EBITDA of 780,000 €. */
const workshop: ValuationDocument = {
  ...empty,
  accounts: {
    detail: 'summary',
    years: empty.accounts.years.map((year) => ({
      ...year,
      lines: { ...year.lines, revenue: 6_000_000, ebitda: 780_000 },
    })),
  },
  bridge: { ...empty.bridge, financialDebt: 500_000, cash: 100_000 },
};

const newerId = '00000000-0000-4000-8000-0000000000ff';

const rowOf = (rung: string): HTMLElement => {
  const row = document.querySelector<HTMLElement>(`[data-rung="${rung}"]`);
  if (row === null) throw new Error(`no row ${rung}`);
  return row;
};

const help = (): string => plain(screen.getByText(/Una cotizada no es una pyme/u).textContent);

const plain = (text: string | null): string => (text ?? '').replaceAll(/[\u00a0\u2060]/gu, ' ');

describe('the ladder of evidence', () => {
  it('stands in order of closeness, with the used rung marked and thin ones saying what is missing', async () => {
    await showStep({
      step: 'multiples',
      sectors: dealSet,
      document: chooseSector(workshop, 'MAQ', dealSet),
    });
    const rungs = [...document.querySelectorAll('[data-rung]')].map((row) =>
      row.getAttribute('data-rung'),
    );
    expect(rungs).toEqual(['own-deals', 'platform', 'sme-deals', 'listed']);
    expect(plain(rowOf('sme-deals').textContent)).toContain('5,1x');
    expect(within(rowOf('sme-deals')).getByText('Se usa')).toBeDefined();
    expect(within(rowOf('own-deals')).getByText('Faltan 5 para usarla')).toBeDefined();
    expect(within(rowOf('platform')).getByText('n. d., menos de 5 asesores')).toBeDefined();
    expect(plain(rowOf('listed').textContent)).toContain('5,7x');
    // The section opens at the result too; EV/EBITDA equals the multiple in this valuation.
    const distance = screen.getByText('Distancia del resultado a operaciones de pymes', {
      selector: 'dt',
    });
    expect(plain(distance.parentElement?.textContent ?? '')).toContain('0,0 %');
  });

  it('a bank’s deals are shown and count once chosen; its listed companies have no multiple', async () => {
    await showStep({
      step: 'multiples',
      sectors: dealSet,
      document: chooseSector(workshop, 'FIN', dealSet),
    });
    // 6.1 · 0.968 for 780,000 €
    expect(plain(rowOf('sme-deals').textContent)).toContain('5,9x');
    expect(within(rowOf('listed')).queryByText('Se usa')).toBeNull();
    expect(plain(rowOf('listed').textContent)).toContain('Sin múltiplo de EV');
    fireEvent.click(within(rowOf('sme-deals')).getByRole('button'));
    expect(within(rowOf('sme-deals')).getByText('Se usa')).toBeDefined();
    expect(screen.getByText(/En una entidad financiera/u)).toBeDefined();
  });

  it('names the sector alone while there is no EBITDA', async () => {
    await showStep({
      step: 'multiples',
      sectors: dealSet,
      document: chooseSector(empty, 'MAQ', dealSet),
    });
    expect(plain(rowOf('sme-deals').textContent)).not.toContain('EBITDA de');
  });

  it('says of listed companies where they are listed, and whose figures they are', async () => {
    const american = { ...dealSet, region: 'US', source: 'Aswath Damodaran, NYU Stern' };
    await showStep({
      step: 'multiples',
      sectors: american,
      document: chooseSector(workshop, 'MAQ', american),
    });
    const text = plain(rowOf('listed').textContent);
    expect(text).toContain('210 empresas, Estados Unidos');
    expect(text).toContain('Damodaran, 1/2026');
  });

  it('one own deal that is missing is one', async () => {
    const own = [1, 2, 3, 4].map((index) => ({
      id: `00000000-0000-4000-8000-00000000000${String(index)}`,
      sector: 'MAQ',
      name: `Venta ${String(index)}`,
      source: 'Mandato propio',
      closedOn: '2025-06-30',
      ebitda: 1_000_000,
      evToEbitda: 5,
    }));
    const sectors = { ...dealSet, sales: { own, platform: [] } };
    await showStep({
      step: 'multiples',
      sectors,
      document: chooseSector(workshop, 'MAQ', sectors),
    });
    expect(within(rowOf('own-deals')).getByText('Falta 1 para usarla')).toBeDefined();
  });

  it('any rung can be chosen, and its value is told before', async () => {
    await showStep({
      step: 'multiples',
      sectors: dealSet,
      document: chooseSector(workshop, 'MAQ', dealSet),
    });
    // 780,000 · 5.6972 − 400,000
    const others = screen.getByRole('table', { name: '' });
    expect(plain(others.textContent)).toContain('Cotizadas, ajustadas5,7x4.04');
    const use = within(rowOf('listed')).getByRole('button', { name: 'Usar Cotizadas, ajustadas' });
    act(() => use.focus());
    fireEvent.click(use);
    expect(document.activeElement).toBe(rowOf('listed'));
    expect(within(rowOf('listed')).getByText('Se usa')).toBeDefined();
    expect(within(rowOf('sme-deals')).getByText('Propuesta')).toBeDefined();
  });

  it('an open draft of the curve is asked, and nothing changes before the answer', async () => {
    const { deals: _deals, ...earlier } = dealSet;
    const drafted = chooseSector(workshop, 'MAQ', {
      ...earlier,
      setId: '00000000-0000-4000-8000-0000000000ee',
    });
    await showStep({ step: 'multiples', sectors: dealSet, document: drafted });
    expect(screen.getByText('Propuesto antes 9,62x; ahora 5,13x.')).toBeDefined();
    expect(within(rowOf('listed')).getByText('Se usa')).toBeDefined();
    expect(help()).toContain('Pymes: 5,1x–5,4x (Dealsuite, 2022–2023).');
    const goOn = screen.getByRole('button', { name: 'Seguir con 9,62x' });
    act(() => goOn.focus());
    fireEvent.click(goOn);
    expect(document.activeElement).toBe(rowOf('listed'));
    // 4.2 and 6.4 · 0.968 for 780,000 €
    expect(help()).toContain('Pymes de su sector, a su tamaño: 4,1x–6,2x');
    expect(screen.queryByText(/Propuesto antes/u)).toBeNull();
    expect(plain(rowOf('listed').textContent)).toContain('9,6x');
    // 9.62 is far above 5.13, the multiple paid in deals, so a reason and a source are required.
    expect(screen.getByText(/Falta el motivo o su fuente/u)).toBeDefined();
    const reason = screen.getByLabelText('Por qué este múltiplo');
    fireEvent.change(reason, { target: { value: 'Contratos a diez años' } });
    fireEvent.change(screen.getByLabelText('Fuente de ese motivo'), {
      target: { value: 'Oferta de 2026' },
    });
    expect(screen.queryByText(/Falta el motivo o su fuente/u)).toBeNull();
  });

  it('a draft that rests on own figures is measured by a newer edition once its adviser says so', async () => {
    const own = toTypedMultiple(chooseSector(workshop, 'MAQ', dealSet));
    const [machinery, banks] = dealSet.sectors;
    if (machinery?.deals === undefined || banks === undefined) throw new Error('two sectors');
    const dearer = { ...machinery, deals: { ...machinery.deals, base: 5.9 } };
    await showStep({
      step: 'multiples',
      sectors: { ...dealSet, setId: newerId, sectors: [dearer, banks] },
      document: own,
    });
    expect(plain(rowOf('sme-deals').textContent)).toContain('5,7x');
    expect(screen.getAllByText(/0,0 % sobre pymes/u)).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Medir con la nueva' }));
    // 5.13 compared with 5.9 · 0.96774 = 5.71
    expect(screen.getAllByText(/−10,2 % sobre pymes/u)).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Medir con la nueva' })).toBeNull();
  });

  it('one taken from deals can be written out and typed over', async () => {
    await showStep({
      step: 'multiples',
      sectors: dealSet,
      document: chooseSector(workshop, 'MAQ', dealSet),
    });
    fireEvent.click(screen.getByLabelText('Propio'));
    expect(screen.getByLabelText<HTMLInputElement>('EV/EBITDA central').value).toMatch(/^5,13/u);
  });
});
