import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { File } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { Language } from '@valia/i18n/languages.ts';
import { afterEach, describe, expect, test } from 'vitest';
import type { MockAnswersAt } from '../../lib/testing/mock-server.ts';
import { renderScreen } from '../../lib/testing/render-screen.tsx';
import { sampleReportCode } from './testing/report-item.ts';

afterEach(cleanup);

const issuedBytes = '%PDF-1.7 issued';
const sha256 = createHash('sha256').update(issuedBytes).digest('hex');
type VerifyAnswer = MockAnswersAt<['valuations', 'verifyReport']>;

const issued = {
  code: sampleReportCode,
  issuedAt: '2026-03-12T09:30:00.000Z',
  kind: 'full',
  language: 'es',
  companyInitials: 'C. V.',
  signerInitials: 'I. S. C.',
  sha256,
  sizeBytes: 120_832,
} as const;
const notFound = { refusal: 'not-found' } as const;
const plain = (element: Element | null) => (element?.textContent ?? '').replaceAll('\u00a0', ' ');

const show = async (
  code: string | null,
  verifyReport: VerifyAnswer = issued,
  language: Language = 'es',
) => {
  const given = { answers: { valuations: { verifyReport } }, language };
  const { calls, router } =
    code === null
      ? await renderScreen('/verify', given)
      : await renderScreen('/verify/$code', { ...given, params: { code } });
  return { asked: () => calls('valuations.verifyReport'), router };
};
const field = () => screen.findByLabelText<HTMLInputElement>('Código de verificación');
const giveFile = async (content: string) => {
  await screen.findByText('Este informe se emitió en Valía');
  // Uses another `File` class, because the files of jsdom cannot be read as bytes.
  const file = new File([content], 'informe.pdf', { type: 'application/pdf' });
  fireEvent.drop(screen.getByText(/^Suelta aquí el PDF/), { dataTransfer: { files: [file] } });
};

describe('the form', () => {
  test('without a code in the address asks for one and nothing of the server', async () => {
    const { asked } = await show(null);
    expect((await field()).value).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(asked()).toEqual([]);
  });

  test('takes a code as it is read off paper, and makes it the address', async () => {
    const { asked, router } = await show(null);
    fireEvent.change(await field(), { target: { value: ' 7k2m q4xa 9otz 3hvb e8rd ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Verificar' }));
    await screen.findByText('Este informe se emitió en Valía');
    expect(router.state.location.pathname).toBe(`/verify/${sampleReportCode}`);
    expect(asked()).toEqual([{ code: sampleReportCode }]);
  });

  test.each(['7K2M-Q4XA', '7K2M-Q4XA-90TZ-3HVB-E8R?', 'x'.repeat(60)])(
    'refuses %s at its field without asking the server',
    async (typed) => {
      const { asked } = await show(null);
      fireEvent.change(await field(), { target: { value: typed } });
      fireEvent.click(screen.getByRole('button', { name: 'Verificar' }));
      await screen.findByText(/^Ese código no es de cinco grupos de cuatro/);
      expect((await field()).getAttribute('aria-invalid')).toBe('true');
      expect(asked()).toEqual([]);
    },
  );

  test('keeps and refuses what an address holds that can be no code', async () => {
    const { asked } = await show('half-a-code');
    expect((await field()).value).toBe('half-a-code');
    expect(screen.getByText(/^Ese código no es de cinco grupos de cuatro/)).toBeTruthy();
    expect(asked()).toEqual([]);
  });
});

describe('a known code', () => {
  test('shows when, what and for whom it was issued, in initials', async () => {
    await show(sampleReportCode);
    const report = await screen.findByRole('region', { name: 'Este informe se emitió en Valía' });
    for (const fact of ['12/03/2026', 'C. V.', 'I. S. C.', 'Español', '118 KB', sha256])
      expect(plain(report)).toContain(fact);
  });

  test('is told to who does not see it, in a place that waits for it', async () => {
    let answer: (found: typeof issued) => void = () => undefined;
    const found = new Promise<typeof issued>((resolve) => (answer = resolve));
    await show(sampleReportCode, () => found);
    const place = await screen.findByRole('status');
    expect(plain(place)).toBe('');
    answer(issued);
    await waitFor(() => expect(plain(place)).toMatch(/^Código encontrado: .* el 12\/03\/2026/));
    expect(place.isConnected).toBe(true);
  });

  test('is no more shown, nor a file compared with it, once another one is refused', async () => {
    await show(sampleReportCode);
    await giveFile(issuedBytes);
    await screen.findByText(/^«informe\.pdf»/);
    const give = async (typed: string) => {
      fireEvent.change(await field(), { target: { value: typed } });
      fireEvent.click(screen.getByRole('button', { name: 'Verificar' }));
    };
    await give('zzzz');
    await screen.findByText(/^Ese código no es de cinco grupos de cuatro/);
    expect(screen.queryByText('Este informe se emitió en Valía')).toBeNull();
    await give(sampleReportCode);
    await screen.findByText('Este informe se emitió en Valía');
    expect(screen.queryByText(/^«informe\.pdf»/)).toBeNull();
  });

  test('is not left for a file that is dropped beside the place for it', async () => {
    await show(sampleReportCode);
    await screen.findByText('Este informe se emitió en Valía');
    const title = screen.getByRole('heading', { level: 1 });
    const isTaken = (kind: string) => {
      const dataTransfer = { types: [kind], files: [], dropEffect: 'copy' };
      // `false` means that the browser's default action was prevented.
      return [fireEvent.dragOver(title, { dataTransfer }), fireEvent.drop(title, { dataTransfer })];
    };
    expect(isTaken('Files')).toEqual([false, false]);
    expect(isTaken('text/plain')).toEqual([true, true]);
    expect(screen.queryByText(/^«/)).toBeNull();
  });

  test('says of a file whether it is the one that was issued', async () => {
    await show(sampleReportCode);
    await giveFile(issuedBytes);
    const verdict = async () => plain(await screen.findByText(/^«informe\.pdf»/));
    expect(await verdict()).toBe('«informe.pdf» es, byte a byte, el informe emitido.');
    await giveFile(`${issuedBytes} and a word more`);
    await waitFor(async () =>
      expect(await verdict()).toBe('«informe.pdf» no es el informe emitido: su contenido es otro.'),
    );
  });
});

describe('an unknown code', () => {
  test('is announced as such, with what to do', async () => {
    await show(sampleReportCode, notFound);
    const alert = await screen.findByRole('alert');
    expect(plain(alert)).toContain(`No hay ningún informe con el código ${sampleReportCode}`);
    expect(plain(alert)).toContain('pide el original a quien te lo dio');
    expect(screen.queryByText('Este informe se emitió en Valía')).toBeNull();
  });

  test('is not what a server says that does not answer', async () => {
    let fails = true;
    await show(sampleReportCode, () => (fails ? { refusal: 'unavailable' } : issued));
    await screen.findByText('No hemos podido cargar los datos');
    expect(screen.queryByText(/^No hay ningún informe/)).toBeNull();
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    await screen.findByText('Este informe se emitió en Valía');
  });
});

test.each([
  { language: 'ca', title: 'Verifica un informe', date: '12/03/2026', unknown: /^No hi ha cap/ },
  { language: 'en', title: 'Verify a report', date: '12/03/2026', unknown: /^There is no report/ },
] as const)('in $language known and unknown codes are answered in it', async (expected) => {
  const { date, language, title, unknown } = expected;
  await show(sampleReportCode, issued, language);
  await waitFor(() => expect(plain(document.body)).toContain(date));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  cleanup();
  await show(sampleReportCode, notFound, language);
  expect(await screen.findByText(unknown)).toBeTruthy();
});
