import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { sectorSet } from '@valia/domain/testing/sector-set.ts';
import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { emptyValuationDocument } from '@valia/domain/valuations/document/empty-valuation-document.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { showStep } from '../testing/show-step.tsx';

const blank = emptyValuationDocument({
  method: 'mixed',
  companyName: 'Taller Ibaialde, S.L.',
  today: '2026-11-20',
});

const open = async (): Promise<HTMLElement> => {
  await showStep({ step: 'company', document: blank, sectors: sectorSet });
  fireEvent.click(screen.getByRole('button', { name: 'Empezar con cinco cifras' }));
  return screen.findByRole('dialog');
};

const type = (dialog: HTMLElement, label: string, value: string): void => {
  fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
};

const figures = [
  ['Ventas 2025', '2.400.000'],
  ['EBITDA 2025', '310.000'],
  ['Crecimiento', '4'],
  ['Deuda financiera', '420.000'],
  ['Tesorería', '95.000'],
] as const;

describe('a first value', () => {
  afterEach(cleanup);

  it('can be left by a button that says so', async () => {
    const dialog = await open();
    expect(within(dialog).getByRole('button', { name: 'Cerrar' })).toBeDefined();
  });

  it('comes from five figures and the sector, with everything assumed listed', async () => {
    const dialog = await open();
    type(dialog, 'Sector', 'ALI');
    for (const [label, value] of figures) type(dialog, label, value);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Calcular un primer valor' }));
    const result = screen.getByRole('complementary');
    expect(result.textContent).toMatch(/entre \d,\d y \d,\d\sM€/u);
    expect(result.querySelector('[data-central-value]')).toBeNull();
    fireEvent.click(within(result).getByRole('button', { name: 'Muestra la cifra exacta' }));
    expect(result.textContent).toMatch(/Valor.*\d\.\d{3}\.\d{3}/u);
    expect(screen.getByText('Para revisar')).toBeDefined();
    expect(screen.getByText(/Tipo libre de riesgo: 2,85\s%/u)).toBeDefined();
    expect(screen.getByText('Hipótesis: objetivo de inflación del BCE')).toBeDefined();
  });

  it('an assumption that is confirmed leaves the list, and undo brings the blank document back', async () => {
    const dialog = await open();
    type(dialog, 'Sector', 'ALI');
    for (const [label, value] of figures) type(dialog, label, value);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Calcular un primer valor' }));
    fireEvent.click(screen.getByRole('button', { name: 'Confirmar Tipo libre de riesgo' }));
    expect(screen.queryByText(/Tipo libre de riesgo: 2,85\s%/u)).toBeNull();
    fireEvent.click(screen.getByText('undo'));
    expect(screen.getByText(/Tipo libre de riesgo: 2,85\s%/u)).toBeDefined();
    fireEvent.click(screen.getByText('undo'));
    expect(screen.getByRole('button', { name: 'Empezar con cinco cifras' })).toBeDefined();
  });

  it('all assumptions are confirmed by one button, which undo takes back, and the focus stays near', async () => {
    const dialog = await open();
    type(dialog, 'Sector', 'ALI');
    for (const [label, value] of figures) type(dialog, label, value);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Calcular un primer valor' }));
    const all = screen.getByRole('button', { name: 'Confirmar todas' });
    all.focus();
    fireEvent.click(all);
    expect(screen.queryByRole('button', { name: /^Confirmar/u })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Has confirmado todas las hipótesis.');
    fireEvent.click(screen.getByText('undo'));
    expect(screen.getByText(/Tipo libre de riesgo: 2,85\s%/u)).toBeDefined();
  });

  it('what is missing or wrong is said at its field, and nothing is written', async () => {
    const dialog = await open();
    type(dialog, 'Ventas 2025', 'mucho');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Calcular un primer valor' }));
    const revenue = within(dialog).getByLabelText('Ventas 2025');
    expect(revenue.getAttribute('aria-invalid')).toBe('true');
    expect(dialog.textContent).toContain('«mucho» no es un número');
    const sector = within(dialog).getByLabelText('Sector');
    expect(sector.getAttribute('aria-invalid')).toBe('true');
    // The focus is on the topmost invalid field, not on the one that was checked first.
    expect(document.activeElement).toBe(sector);
    type(dialog, 'Ventas 2025', '2.400.000');
    expect(revenue.getAttribute('aria-invalid')).not.toBe('true');
  });

  it('that is assumed in part says so beside the result', async () => {
    const assumed = { text: '', date: null, code: 'assumption-size-premium' as const };
    const sources = { ...workedExample.sources, 'costOfCapital.buildUp.sizePremium': assumed };
    await showStep({ step: 'result', document: { ...workedExample, sources } });
    expect(screen.getByText(/1 hipótesis sin confirmar/u)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Confirmar todas' })).toBeNull();
  });

  it('is not offered where figures are already written', async () => {
    await showStep({ step: 'company' });
    expect(screen.queryByRole('button', { name: 'Empezar con cinco cifras' })).toBeNull();
    expect(screen.queryByText('Para revisar')).toBeNull();
  });
});
