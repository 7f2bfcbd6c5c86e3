import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ReportListItem } from '@valia/domain/reports/report-schemas.ts';
import type { MockAnswersAt } from '../../lib/testing/mock-server.ts';
import { renderScreen } from '../../lib/testing/render-screen.tsx';
import { currentToast } from '../../lib/toast/show-toast.ts';
import { reportItem, sampleReportCode } from './testing/report-item.ts';

afterEach(cleanup);

type ReportsAnswer = MockAnswersAt<['valuations', 'reports']>;

const page = (items: ReportListItem[], nextCursor: string | null = null) => ({
  items,
  nextCursor,
});
const show = (reports: ReportsAnswer, search = '', width = 1440) =>
  renderScreen('/reports', { answers: { valuations: { reports } }, search, width });
const rows = () => screen.findAllByRole('row');
const plain = (element: HTMLElement | undefined) =>
  (element?.textContent ?? '').replaceAll('\u00a0', ' ');

describe('without a report', () => {
  test('the page says what will be here and leads to the valuations', async () => {
    await show(page([]));
    await screen.findByText('Aquí estarán tus informes');
    const next = screen.getByRole('link', { name: 'Ir a las valoraciones' });
    expect(next.getAttribute('href')).toBe('/valuations');
  });

  test('filters that nothing fits are named as the reason, and taken away at a press', async () => {
    const { calls, router } = await show(
      ({ kind }) => (kind === 'summary' ? page([]) : page([reportItem(1)])),
      '?kind=summary&language=en',
    );
    await screen.findByText('Ningún informe coincide');
    fireEvent.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    await screen.findByText('Empresa 1');
    expect(router.state.location.searchStr).toBe('');
    expect(calls('valuations.reports')).toMatchObject([
      { kind: 'summary', language: 'en' },
      { kind: null, language: null },
    ]);
  });
});

describe('a list of reports', () => {
  test('each with a code is had as DOCX too, one copy a press', async () => {
    URL.createObjectURL = () => 'blob:copy';
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = () => undefined;
    const { calls } = await renderScreen('/reports', {
      answers: {
        valuations: {
          reports: page([reportItem(1), { ...reportItem(2), code: null }]),
          copyReport: { fileName: 'informe.docx', base64: 'UEs=' },
        },
      },
    });
    await rows();
    const [copy, ...others] = screen.getAllByRole('button', { name: /^DOCX: descargar/ });
    expect(others).toEqual([]);
    if (copy !== undefined) fireEvent.click(copy);
    await waitFor(() =>
      expect(calls('valuations.copyReport')).toEqual([{ code: sampleReportCode }]),
    );
  });

  test('each says company, kind, version, language, value and code, and leads to all three', async () => {
    await show(page([reportItem(1)]));
    const [, row] = await rows();
    expect(plain(row)).toContain('Empresa 1');
    expect(plain(row)).toContain('Informe completo versión 2');
    expect(plain(row)).toContain('7.009.000 €');
    expect(
      within(row ?? document.body)
        .getByText('Català')
        .getAttribute('lang'),
    ).toBe('ca');
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(address('Empresa 1')).toBe('/valuation/00000000-0000-4000-a000-000000000001');
    expect(address(`${sampleReportCode}, verificar`)).toBe(`/verify/${sampleReportCode}`);
    const file = screen.getByRole('link', {
      name: 'Descargar el informe de Empresa 1: Informe completo · Català · versión 2',
    });
    expect(file.getAttribute('href')).toBe('/files/00000000-0000-4000-9000-000000000001');
    expect(file.getAttribute('download')).toBe('informe-1.pdf');
  });

  test('a comparison says against which version', async () => {
    const compared = reportItem(1, { kind: 'comparison', version: 3, comparedVersion: 1 });
    await show(page([compared]));
    expect(plain((await rows())[1])).toContain('versión 3 frente a 1');
  });

  test('one that may not be had any more says so: the browser drops its download without a word', async () => {
    const asked: unknown[] = [];
    vi.stubGlobal('fetch', (...call: unknown[]) => {
      asked.push(call);
      return Promise.resolve(new Response(null, { status: 404 }));
    });
    await show(page([reportItem(1)]));
    fireEvent.click(
      await screen.findByRole('link', { name: /^Descargar el informe de Empresa 1/ }),
    );
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        kind: 'error',
        title: 'No se pudo descargar el archivo',
        description: 'No encontramos lo que buscas. Puede que ya no exista.',
      }),
    );
    expect(asked).toEqual([['/files/00000000-0000-4000-9000-000000000001']]);
    vi.unstubAllGlobals();
  });

  test('one without a name, a code or a value says so', async () => {
    const bare = reportItem(1, { companyName: '', code: null, equityCentral: null });
    await show(page([bare]));
    const [, row] = await rows();
    expect(plain(row)).toContain('Empresa sin nombre');
    expect(plain(row)).toContain('Sin código');
    expect(within(row ?? document.body).getByText('–')).toBeTruthy();
  });

  test('one that another made says who', async () => {
    const made = reportItem(1, { createdBy: 'Irene Sanabria' });
    await show(page([made]));
    expect(plain((await rows())[1])).toContain('por Irene Sanabria');
  });

  test('stands as cards where a table does not fit', async () => {
    await show(page([reportItem(1), reportItem(2)]), '', 360);
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getAllByRole('link', { name: /^Descargar el informe de/ })).toHaveLength(2);
  });

  test('the button that brings the last page leaves the focus on the first report of it', async () => {
    await show(({ cursor }) =>
      cursor === 'next' ? page([reportItem(2), reportItem(3)]) : page([reportItem(1)], 'next'),
    );
    const more = await screen.findByRole('button', { name: 'Cargar más' });
    more.focus();
    fireEvent.click(more);
    const first = await screen.findByText('Empresa 2');
    expect(document.activeElement).toBe(first.closest('tr'));
  });

  test('goes on where the page before it ended, and keeps what was read when that fails', async () => {
    let fails = true;
    await show(({ cursor }) => {
      if (cursor !== 'next') return page([reportItem(1)], 'next');
      return fails ? { refusal: 'unavailable' } : page([reportItem(2)]);
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Cargar más' }));
    await screen.findByText('No hemos podido cargar los datos');
    expect(screen.getByText('Empresa 1')).toBeTruthy();
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    await screen.findByText('Empresa 2');
    expect(screen.queryByRole('button', { name: 'Cargar más' })).toBeNull();
  });
});

describe('the filters', () => {
  test('live in the address and are what is asked for', async () => {
    const { calls, router } = await show(page([reportItem(1)]));
    const last = () => calls('valuations.reports').at(-1);
    await rows();
    fireEvent.change(screen.getByLabelText('Tipo de informe'), { target: { value: 'comparison' } });
    await waitFor(() => expect(last()).toMatchObject({ kind: 'comparison' }));
    fireEvent.change(screen.getByLabelText('Idioma del informe'), { target: { value: 'ca' } });
    await waitFor(() => expect(last()).toMatchObject({ kind: 'comparison', language: 'ca' }));
    fireEvent.change(screen.getByLabelText('Buscar por empresa'), { target: { value: 'Valde' } });
    await waitFor(() => expect(last()).toMatchObject({ search: 'Valde' }));
    expect(router.state.location.search).toEqual({
      kind: 'comparison',
      language: 'ca',
      search: 'Valde',
    });
    fireEvent.click(screen.getByRole('button', { name: 'Limpiar' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });
});

test('a list that does not come says so and is asked for again', async () => {
  let fails = true;
  await show(() => (fails ? { refusal: 'unavailable' } : page([reportItem(1)])));
  await screen.findByText('No hemos podido cargar los datos');
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByText('Empresa 1')).toBeTruthy();
});

test.each([
  { language: 'ca', title: 'Informes', value: '7.009.000 €', company: 'Empresa' },
  { language: 'en', title: 'Reports', value: '€7,009,000', company: 'Company' },
] as const)('in $language words and amounts are that language’s', async (expected) => {
  const { language, title, value, company } = expected;
  await renderScreen('/reports', {
    answers: { valuations: { reports: page([reportItem(1)]) } },
    language,
  });
  const [head, row] = await rows();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(plain(head)).toContain(company);
  expect(plain(row)).toContain(value);
});
