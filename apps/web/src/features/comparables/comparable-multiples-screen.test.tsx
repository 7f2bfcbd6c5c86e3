import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type {
  ComparedSector,
  ComparedSectors,
} from '@valia/domain/comparables/comparable-schemas.ts';
import { listValuationsInput } from '@valia/domain/valuations/valuation-list-inputs.ts';
import { startingSizeNodes } from '@valia/valuation/multiples/size-factor.ts';
import { afterEach, expect, test } from 'vitest';
import { mockSearchPage } from '../../lib/testing/mock-search-page.ts';
import type { MockAnswersAt } from '../../lib/testing/mock-server.ts';
import { renderScreen } from '../../lib/testing/render-screen.tsx';
import { valuationItem } from '../../lib/testing/valuation-item.ts';
import { currentToast, dismissToast } from '../../lib/toast/show-toast.ts';

afterEach(() => {
  cleanup();
  dismissToast();
});

const source = {
  name: 'Dealsuite Southern Europe',
  scope: 'sector' as const,
  region: 'Southern Europe',
  period: 'H1-2025',
  sample: null,
  low: null,
  value: 5.3,
  high: null,
};
const names = (name: string) => ({ es: name, ca: name, en: name });
const sector = (code: string, name: string, part: Partial<ComparedSector>): ComparedSector => ({
  code,
  names: names(name),
  range: { low: 9.4, central: 11.8, high: 12.4, firms: 244 },
  history: [{ date: '2026-01-05', central: 11.8 }],
  own: null,
  platform: null,
  deals: { low: 4.7, base: 5.3, high: 6.1, grade: 'B', sources: [source] },
  isMine: false,
  ...part,
});
const draftId = '00000000-0000-4000-8000-0000000000dd';
const edition = {
  setId: '00000000-0000-4000-8000-0000000000bb',
  date: '2026-01-05',
  effectiveDate: '2026-01-05',
  source: 'Aswath Damodaran, NYU Stern',
};
const compared: ComparedSectors = {
  region: 'Western Europe',
  multiple: 'evToEbitda',
  edition,
  editions: [edition],
  dealCurve: { date: '2025-12-31', nodes: startingSizeNodes },
  sectors: [
    sector('MET', 'Metalurgia', { platform: { median: 5.5, advisers: 6, sized: true } }),
    sector('ALI', 'Alimentación', { isMine: true, own: { median: 5.9, transactions: 4 } }),
  ],
};

type ListAnswer = Extract<MockAnswersAt<['valuations', 'list']>, (input: never) => unknown>;

/** Returns one draft of the caller; a request without a status returns only completed valuations. */
const listed: ListAnswer = (input) => {
  const { status, scope } = listValuationsInput.parse(input);
  const isDraft = status === 'draft' && scope === 'own';
  const items = [
    valuationItem(1, {
      id: draftId,
      companyName: 'Talleres Ibarreta',
      status: isDraft ? 'draft' : 'completed',
    }),
  ];
  return { items: isDraft || status === null ? items : [], nextCursor: null };
};

const show = (search = '', list = listed) =>
  renderScreen('/comparable-multiples', {
    search,
    answers: {
      valuations: {
        list,
        comparables: {
          sectors: compared,
          list: { transactions: [] },
          create: { created: 1 },
          applyMultiple: { refusal: 'unavailable' },
        },
      },
    },
  });

test('own sectors come first, with own and platform medians and how many they are of', async () => {
  await show();
  await screen.findByRole('heading', { level: 1, name: 'En tu sector, 11,8x el EBITDA' });
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent ?? '');
  expect(rows.findIndex((text) => text.includes('Alimentación'))).toBeLessThan(
    rows.findIndex((text) => text.includes('Metalurgia')),
  );
  expect(rows.find((text) => text.includes('Alimentación'))).toMatch(/5,9x 4 op\..*n\. d\./u);
  expect(rows.find((text) => text.includes('Metalurgia'))).toMatch(/5,5x 6 as\., con 1\sM€/u);
});

test('what deals pay stands at the size that is asked for, with its range, grade and sources', async () => {
  await show();
  await screen.findByText(
    /Las operaciones de pymes con 1 M€ de EBITDA, según el sector, de 5,3x a 5,3x/u,
  );
  const row = () =>
    screen.getAllByRole('row').find((one) => one.textContent?.includes('Metalurgia'));
  expect(row()?.textContent).toContain('5,3x 4,7x–6,1x, B');
  const sources = screen.getByText('Fuentes de las operaciones de pymes').closest('details');
  if (sources === null) throw new Error('no sources');
  sources.open = true;
  fireEvent(sources, new Event('toggle'));
  expect(
    screen.getAllByText(/Dealsuite Southern Europe: 5,3x\. Sur de Europa, S1 2025/u),
  ).toHaveLength(2);
  cleanup();
  // At 500,000 € the factor is 0.91: 5.3 · 0.91 = 4.8, 4.7 · 0.91 = 4.3, 6.1 · 0.91 = 5.6.
  await show('?size=500k');
  await screen.findByText('Pymes: operaciones con 0,5 M€ de EBITDA');
  expect(row()?.textContent).toContain('4,8x 4,3x–5,6x, B');
});

test('a CNAE finds its sector', async () => {
  await show('?search=10.39');
  await screen.findByText('Alimentación');
  expect(screen.queryByText('Metalurgia')).toBeNull();
});

test('without own sales it says what will be here, and a block of them can be pasted', async () => {
  const { calls } = await show('?tab=own');
  await screen.findByText('Aún no has anotado ninguna operación');
  fireEvent.click(screen.getByRole('button', { name: 'Pegar desde Excel' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('Filas copiadas'), {
    target: { value: 'Conservas\tALI\t31/03/2026\t\t\t5,9\t\nRota\tALI\tayer\t\t\t5\t' },
  });
  expect(within(dialog).getByText(/la fecha no es válida/)).toBeDefined();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Importar 1 operación' }));
  await waitFor(() => expect(currentToast()?.title).toBe('1 operación importada'));
  expect(calls('valuations.comparables.create')[0]).toMatchObject({
    transactions: [{ name: 'Conservas', evToEbitda: 5.9 }],
  });
});

test('a multiple goes into an open valuation, however many were completed after it', async () => {
  const { calls } = await show();
  fireEvent.click(
    await screen.findByRole('button', { name: 'Llevar a una valoración: Alimentación' }),
  );
  const dialog = await screen.findByRole('dialog');
  const take = within(dialog).getByRole('button', { name: 'Llevar a la valoración' });
  // The button is disabled until the valuations are loaded; before that, pressing it would do nothing without a
  // message.
  expect(take).toHaveProperty('disabled', true);
  await within(dialog).findByRole('option', { name: 'Talleres Ibarreta' });
  fireEvent.click(take);
  await waitFor(() =>
    expect(calls('valuations.comparables.applyMultiple')[0]).toMatchObject({
      valuationId: draftId,
      origin: 'sector',
    }),
  );
});

test('of more open valuations than are offered, the last one is found by its name and stays chosen', async () => {
  const drafts = Array.from({ length: 201 }, (_, at) =>
    valuationItem(at, {
      companyName: at === 200 ? 'Fundición Ágreda' : `Empresa ${String(at)}`,
      updatedAt: new Date(Date.UTC(2026, 0, 5, 10, 0, 201 - at)).toISOString(),
    }),
  );
  const { calls } = await show('', (input) => {
    const wanted = listValuationsInput.parse(input);
    const isOwnDraft = wanted.status === 'draft' && wanted.scope === 'own';
    return mockSearchPage(isOwnDraft ? drafts : [], ({ companyName }) => companyName, wanted);
  });
  fireEvent.click(
    await screen.findByRole('button', { name: 'Llevar a una valoración: Alimentación' }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('option', { name: 'Empresa 0' });
  expect(dialog.queryByRole('option', { name: 'Fundición Ágreda' })).toBeNull();
  const search = dialog.getByRole('searchbox', { name: 'Buscar valoración' });
  fireEvent.change(search, { target: { value: 'fundición' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  await dialog.findByRole('option', { name: 'Fundición Ágreda' });
  const id = drafts[200]?.id;
  const select = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Valoración' });
  fireEvent.change(select, { target: { value: id } });
  fireEvent.change(search, { target: { value: 'ninguna así' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  await dialog.findByText('Nada coincide');
  expect(select.value).toBe(id);
  fireEvent.click(dialog.getByRole('button', { name: 'Llevar a la valoración' }));
  await waitFor(() =>
    expect(calls('valuations.comparables.applyMultiple')[0]).toMatchObject({
      valuationId: id,
    }),
  );
});

test('what cannot be read says so, with a way to try again', async () => {
  const comparables = { sectors: { refusal: 'internal' } } as const;
  await renderScreen('/comparable-multiples', { answers: { valuations: { comparables } } });
  expect(await screen.findByRole('button', { name: /intentar/i })).toBeDefined();
});

test('a sale that is yet to close is refused at its date, and what was typed stays', async () => {
  const { calls } = await show('?tab=own');
  fireEvent.click(await screen.findByRole('button', { name: 'Añadir operación' }));
  const dialog = await screen.findByRole('dialog');
  const type = (label: string, value: string): HTMLElement => {
    const field = within(dialog).getByLabelText(label);
    fireEvent.change(field, { target: { value } });
    return field;
  };
  type('Empresa', 'Conservas');
  type('EV/EBITDA', '5,8');
  const date = type('Fecha de cierre', '2099-01-01');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Guardar operación' }));
  await within(dialog).findByText('La fecha no puede ser posterior a hoy');
  expect([date.getAttribute('aria-invalid'), date]).toEqual(['true', document.activeElement]);
  expect(date).toHaveProperty('value', '2099-01-01');
  expect(calls('valuations.comparables.create')).toEqual([]);
  type('Fecha de cierre', '2026-03-31');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Guardar operación' }));
  await waitFor(() => expect(currentToast()?.title).toBe('Operación guardada'));
});
