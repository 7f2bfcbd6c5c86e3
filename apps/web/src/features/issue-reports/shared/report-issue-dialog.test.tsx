import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ErrorCode } from '@valia/domain/errors/app-error.ts';
import { formatTime } from '@valia/i18n/format.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { endSession, publishSession } from '../../../lib/session/session-store.ts';
import { numberedId } from '../../../lib/testing/numbered-id.ts';
import { renderPart } from '../../../lib/testing/render-part.tsx';
import { mockSession } from '../../../lib/testing/mock-session.ts';
import { currentToast, dismissToast } from '../../../lib/toast/show-toast.ts';
import { useIssueReport } from './use-issue-report.tsx';

afterEach(() => {
  cleanup();
  dismissToast();
  localStorage.clear();
  sessionStorage.clear();
});

const failure = new TypeError('x is undefined');

const signIn = (userId = numberedId(1)) => publishSession(mockSession({ userId }));

const open = async (
  fromErrorScreen: boolean,
  refusal?: { refusal: ErrorCode; retryAfterSeconds?: number },
) => {
  const Place = () => {
    const { report, dialog } = useIssueReport(
      fromErrorScreen ? { error: failure, route: '/valuations' } : undefined,
    );
    return (
      <>
        <button onClick={report}>open</button>
        {dialog}
      </>
    );
  };
  const report = refusal ?? { id: numberedId(1) };
  const { calls } = await renderPart(<Place />, { answers: { auth: { reportIssue: report } } });
  fireEvent.click(await screen.findByRole('button', { name: 'open' }));
  return () => calls('auth.reportIssue');
};

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar reporte' }));

describe('from the shell', () => {
  test('what is wrong is typed and sent, with the page and the browser', async () => {
    signIn();
    const sent = await open(false);
    await screen.findByRole('dialog');
    type('Gravedad', 'critical');
    type('Título', 'No se descarga');
    type('Descripción', 'Pulso y no pasa nada');
    send();
    await waitFor(() => expect(currentToast()?.title).toBe('Reporte enviado'));
    expect(sent()).toMatchObject([
      {
        issueType: 'bug',
        severity: 'critical',
        title: 'No se descarga',
        description: 'Pulso y no pasa nada',
        route: window.location.pathname,
      },
    ]);
    expect(sent()[0]).not.toHaveProperty('errorStack');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('nothing is sent without title and description', async () => {
    signIn();
    const sent = await open(false);
    await screen.findByRole('dialog');
    send();
    expect(await screen.findAllByText('Este campo es obligatorio')).toHaveLength(2);
    expect(sent()).toEqual([]);
  });

  test.each([
    ['too-many-requests', 'Límite alcanzado'],
    ['unauthenticated', 'No autenticado'],
    ['unavailable', 'Error al enviar reporte'],
  ] as const)('a report that is refused as %s is told as %s, and stays', async (code, title) => {
    signIn();
    await open(false, { refusal: code });
    await screen.findByRole('dialog');
    type('Título', 'No se descarga');
    type('Descripción', 'Pulso y no pasa nada');
    send();
    await waitFor(() => expect(currentToast()?.title).toBe(title));
    expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe('No se descarga');
  });

  test('the sixth within an hour is told from what time on another is taken', async () => {
    signIn();
    await open(false, { refusal: 'too-many-requests', retryAfterSeconds: 1_500 });
    await screen.findByRole('dialog');
    type('Título', 'No se descarga');
    type('Descripción', 'Pulso y no pasa nada');
    const sentAt = Date.now();
    send();
    await waitFor(() => expect(currentToast()?.title).toBe('Límite alcanzado'));
    const told = String(currentToast()?.description);
    const minute = Math.ceil((sentAt + 1_500_000) / 60_000) * 60_000;
    const times = [minute, minute + 60_000].map((at) =>
      formatTime(new Date(at).toISOString(), 'es'),
    );
    expect(times.some((time) => told.includes(`a partir de las ${time}.`))).toBe(true);
  });
});

describe('whose session ends', () => {
  const typed = async () => {
    signIn();
    await open(false);
    await screen.findByRole('dialog');
    type('Título', 'No se descarga');
    type('Descripción', 'Pulso y no pasa nada');
    endSession();
    cleanup();
  };
  const Shell = () => {
    const { dialog } = useIssueReport();
    return dialog;
  };
  const show = async () => {
    await renderPart(<Shell />);
  };

  test('finds the report again as it stood', async () => {
    await typed();
    signIn();
    await show();
    await screen.findByRole('dialog');
    expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe('No se descarga');
    expect(screen.getByLabelText<HTMLInputElement>('Descripción').value).toBe(
      'Pulso y no pasa nada',
    );
    cleanup();
    await show();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('leaves nothing of it to another person', async () => {
    await typed();
    signIn(numberedId(2));
    await show();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('from the error screen', () => {
  test('type, severity and title are there and locked, and the failure goes along', async () => {
    signIn();
    const sent = await open(true);
    await screen.findByRole('dialog');
    expect(screen.getByLabelText<HTMLSelectElement>('Tipo')).toMatchObject({
      value: 'error',
      disabled: true,
    });
    expect(screen.getByLabelText<HTMLSelectElement>('Gravedad')).toMatchObject({
      value: 'high',
      disabled: true,
    });
    expect(screen.getByLabelText<HTMLInputElement>('Título')).toMatchObject({
      value: 'Error en /valuations',
      readOnly: true,
    });
    type('Descripción', 'Abrí la lista');
    send();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()).toMatchObject([
      { issueType: 'error', severity: 'high', title: 'Error en /valuations' },
    ]);
    expect(JSON.stringify(sent())).toContain('x is undefined');
  });

  test('who is signed out is told so, with the way to sign in', async () => {
    endSession();
    await open(true);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(currentToast()).toMatchObject({
      title: 'No autenticado',
      action: { label: 'Iniciar sesión' },
    });
  });
});
