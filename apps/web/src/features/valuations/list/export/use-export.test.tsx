import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { currentToast, dismissToast } from '../../../../lib/toast/show-toast.ts';
import { startBulkRun } from '../../../../lib/bulk-run.ts';
import { showList } from '../testing/show-list.ts';
import { valuationItem } from '../../../../lib/testing/valuation-item.ts';
import { startListServer } from '../testing/start-list-server.ts';

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const exportAs = async (kind: string) => {
  await screen.findByLabelText('Seleccionar Empresa 0');
  fireEvent.click(screen.getByRole('button', { name: 'Exportar' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: kind }));
};

test('a list too long for Excel is told of before it is read, and offered as CSV', async () => {
  const server = startListServer([valuationItem(0)]);
  const { calls } = await showList({
    answers: [
      server.answers,
      { valuations: { export: { rows: [], total: 25_001, nextCursor: 'more' } } },
    ],
  });
  await exportAs('Excel (.xlsx)');
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: '25.001 valoraciones son demasiadas para un archivo',
      description: 'A Excel exportamos hasta 25.000 de una vez; a CSV, más.',
      action: { label: 'Exportar a CSV' },
    }),
  );
  expect(calls('valuations.export')).toHaveLength(1);
});

test('a workbook that cannot be written is told of', async () => {
  class BrokenWorker extends EventTarget {
    terminate = vi.fn<() => void>();
    postMessage(): void {
      queueMicrotask(() => this.dispatchEvent(new Event('error')));
    }
  }
  vi.stubGlobal('Worker', BrokenWorker);
  await showList({ answers: startListServer([valuationItem(0)]).answers });
  await exportAs('Excel (.xlsx)');
  await waitFor(() => expect(currentToast()?.title).toBe('No se pudo exportar la lista'));
  expect(screen.queryByText('Preparando el archivo…')).toBeNull();
});

test('while other work over many is under way it has to wait, and says so', async () => {
  let end = (): void => undefined;
  const other = startBulkRun(
    { kind: 'change', total: 2, home: '/valuations' },
    () =>
      new Promise<null>((resolve) => {
        end = () => resolve(null);
      }),
  );
  await showList({ answers: startListServer([valuationItem(0)]).answers });
  await exportAs('CSV (.csv)');
  await waitFor(() =>
    expect(currentToast()?.title).toBe('Espera a que termine el cambio en marcha'),
  );
  end();
  await other;
});
