import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  copyReportInput,
  type CreateReportInput,
  createReportInput,
  type ReportChoice,
} from '@valia/domain/reports/report-schemas.ts';
import { afterEach, beforeAll, beforeEach, expect, type Mock, test, vi } from 'vitest';
import type { MockAnswersAt, MockRefusal } from '../../../../lib/testing/mock-server.ts';
import { currentToast, dismissToast } from '../../../../lib/toast/show-toast.ts';
import { showEditor } from '../testing/show-editor.ts';
import { startValuationServer } from '../testing/start-valuation-server.ts';

type Made = Extract<MockAnswersAt<['valuations', 'createReport']>, { fileId: string }>;
type CreateAnswer = Made | MockRefusal;

const made: Made = {
  id: crypto.randomUUID(),
  fileId: crypto.randomUUID(),
  fileName: 'comparacion.pdf',
  kind: 'comparison',
  language: 'es',
  sizeBytes: 120_000,
  createdAt: '2026-11-21T10:00:00.000Z',
  code: null,
};
const refused: CreateAnswer = {
  refusal: 'invalid-input',
  fields: [{ path: 'compareWith', code: 'not-in-list', params: {} }],
};

const code = '7K2M-Q4XA-90TZ-3HVB-E8RD';
const copied = (input: unknown) => {
  copiesAsked.push(copyReportInput.parse(input));
  return { fileName: 'informe.docx', base64: 'UEs=' };
};

let copiesAsked: unknown[] = [];
let last: ReportChoice = null;
let asked: CreateReportInput[] = [];

/** Opens the dialog of a valuation whose versions were closed in these currencies, first version first. */
const openDialog = async (
  currencies: string[],
  answer: () => CreateAnswer = () => made,
): Promise<HTMLElement> => {
  const server = startValuationServer();
  server.state.valuation = { ...server.state.valuation, status: 'completed' };
  const snapshots = () =>
    currencies
      .map((currency, index) => ({
        number: index + 1,
        id: crypto.randomUUID(),
        createdAt: `2026-11-${String(index + 10)}T10:00:00.000Z`,
        createdBy: 'Marta Soler',
        equityCentral: 7_000_000,
        currency,
        engineVersion: '1',
        sha256: 'a',
        undone: false,
      }))
      .toReversed();
  await showEditor(server, {
    answers: {
      valuations: {
        reportChoice: () => last,
        snapshots: () => ({ snapshots: snapshots(), nextCursor: null }),
        copyReport: copied,
        createReport: (input) => {
          asked.push(createReportInput.parse(input));
          return answer();
        },
      },
    },
  });
  const [open] = await screen.findAllByRole('button', { name: 'Generar informe' });
  if (open !== undefined) fireEvent.click(open);
  const dialog = await screen.findByRole('dialog', { name: 'Generar informe' });
  await within(dialog).findByRole('radio', { name: 'Comparación' });
  return dialog;
};
const chooseComparison = (dialog: HTMLElement) =>
  fireEvent.click(within(dialog).getByRole('radio', { name: 'Comparación' }));
const make = (dialog: HTMLElement) =>
  fireEvent.click(within(dialog).getByRole('button', { name: 'Generar y descargar' }));
const versionField = (dialog: HTMLElement) =>
  within(dialog).getByRole<HTMLSelectElement>('combobox', { name: 'Comparar con' });

// The editor is loaded lazily; imported here so that the first test does not wait for its modules.
beforeAll(() => import('../valuation-editor.tsx'));
beforeEach(() => {
  last = null;
  asked = [];
  copiesAsked = [];
  // jsdom cannot follow links; the downloaded file is not part of this test.
  HTMLAnchorElement.prototype.click = () => undefined;
});
afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

test('a comparison is with the version that is shown, the newest in the currency of the last', async () => {
  const dialog = await openDialog(['EUR', 'EUR', 'USD', 'EUR']);
  chooseComparison(dialog);
  const field = versionField(dialog);
  expect([...field.options].map(({ text }) => text)).toEqual([
    'Versión 2, del 11/11/2026',
    'Versión 1, del 10/11/2026',
  ]);
  expect(within(dialog).getByText(/versiones en EUR, la moneda de la última/)).toBeDefined();
  const shown = Number(field.value);
  make(dialog);
  await waitFor(() => expect(asked).toMatchObject([{ kind: 'comparison', compareWith: shown }]));
  expect(shown).toBe(2);
});

test('a comparison with none in the currency of the last cannot be chosen, and it says why', async () => {
  last = { kind: 'comparison', language: 'ca', sections: [] };
  const dialog = await openDialog(['EUR', 'USD']);
  const radio = within(dialog).getByRole<HTMLInputElement>('radio', { name: 'Comparación' });
  expect([radio.disabled, radio.checked]).toEqual([true, false]);
  expect(within(dialog).getByText(/versiones en USD, la moneda de la última/)).toBeDefined();
  make(dialog);
  await waitFor(() => expect(asked).toMatchObject([{ kind: 'full', language: 'ca' }]));
});

test('the contrasts are chosen one by one', async () => {
  const dialog = await openDialog(['EUR']);
  const box = (name: RegExp) => within(dialog).getByRole<HTMLInputElement>('checkbox', { name });
  const contrasts = [/EV\/EBIT de cotizadas/, /operaciones de pymes/, /mercado medio/];
  expect(contrasts.map((name) => box(name).checked)).toEqual([false, false, false]);
  fireEvent.click(box(/operaciones de pymes/));
  expect(contrasts.map((name) => box(name).checked)).toEqual([false, true, false]);
  make(dialog);
  await waitFor(() => expect(asked).toHaveLength(1));
  const chosen = asked[0]?.sections?.filter((section) => section.startsWith('contrast'));
  expect(chosen).toEqual(['contrast-small-deals']);
});

test('a version that is refused is told at its field, which offers what can be compared now', async () => {
  const currencies = ['EUR', 'EUR', 'EUR'];
  const dialog = await openDialog(currencies, () => {
    currencies.splice(0, 4, 'USD', 'EUR', 'USD', 'USD');
    return refused;
  });
  chooseComparison(dialog);
  make(dialog);
  expect(await within(dialog).findByText('Elige un valor de la lista')).toBeDefined();
  const field = versionField(dialog);
  expect([field.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', field]);
  expect(currentToast()?.open ?? false).toBe(false);
  await waitFor(() => expect([...field.options].map(({ value }) => value)).toEqual(['3', '1']));
  fireEvent.change(field, { target: { value: '1' } });
  expect(within(dialog).queryByText('Elige un valor de la lista')).toBeNull();
});

test('what the report cannot print is told before it is made, by the name of its field', async () => {
  const dialog = await openDialog(['EUR'], () => ({
    refusal: 'invalid-input',
    fields: [
      { path: 'document.company.name', code: 'not-printable', params: { characters: 'ก' } },
      { path: 'adviser.name', code: 'not-printable', params: { characters: 'ก' } },
    ],
  }));
  make(dialog);
  const notice = await within(dialog).findByRole('alert');
  expect(notice.textContent).toContain('El informe no puede imprimir algunos caracteres.');
  const lines = within(notice).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Nombre de la empresa: ก',
    'Tus datos de asesor: ก',
  ]);
  expect(document.activeElement).toBe(notice);
  expect(currentToast()?.open ?? false).toBe(false);
});

const answerFiles = (answer: () => Promise<Response>): Mock => {
  const files = vi.fn<() => Promise<Response>>(answer);
  vi.stubGlobal('fetch', files);
  return files;
};

test('a report that is made but cannot be had is not called ready', async () => {
  answerFiles(() => Promise.reject(new TypeError('Failed to fetch')));
  const dialog = await openDialog(['EUR']);
  make(dialog);
  await waitFor(() => expect(currentToast()?.title).toBe('No se pudo descargar el archivo'));
});

test('a report asked for twice at once is made and handed over once', async () => {
  const files = answerFiles(() => Promise.resolve(new Response('%PDF-1.7')));
  const saved = vi.fn<() => string>(() => 'blob:made');
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = saved;
    },
  );
  const dialog = await openDialog(['EUR']);
  make(dialog);
  make(dialog);
  await waitFor(() => expect(currentToast()?.title).toBe('Informe listo'));
  expect([asked.length, files.mock.calls.length, saved.mock.calls.length]).toEqual([1, 1, 1]);
});

test('a copy to be edited is made of the report, which is issued first', async () => {
  URL.createObjectURL = () => 'blob:copy';
  URL.revokeObjectURL = () => undefined;
  const issued = { ...made, code };
  const dialog = await openDialog(['EUR'], () => issued);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Copia editable en DOCX' }));
  await waitFor(() => expect(currentToast()?.description).toBe('informe.docx'));
  expect(asked).toHaveLength(1);
  expect(copiesAsked).toEqual([{ code }]);
});
