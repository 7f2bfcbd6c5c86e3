import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { MissingChunkError } from '../../lib/page/load-chunk.ts';
import { stubMedia } from '../../lib/testing/stub-media.ts';
import { ChartPlaceholder } from './chart-placeholder.tsx';

const table = { head: ['Mes', 'Creadas'], rows: [['noviembre', '3']] };
const drawn = () => <p>drawn</p>;

const show = (load: () => Promise<{ default: typeof drawn }>) => {
  const Chart = lazy(load);
  return render(
    <MantineProvider env="test">
      <ChartPlaceholder height={190} table={table}>
        <Chart />
      </ChartPlaceholder>
    </MantineProvider>,
  );
};

beforeAll(() => stubMedia(() => false));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const heightOf = (container: HTMLElement): string | undefined =>
  container.querySelector<HTMLElement>('div[style]')?.style.height;

test('the place is as high while its chart is on its way as with it, and drawings are not read out', async () => {
  let arrive = (): void => undefined;
  const { container } = show(
    () =>
      new Promise((resolve) => {
        arrive = () => resolve({ default: drawn });
      }),
  );
  expect(heightOf(container)).toBe('190px');
  arrive();
  const chart = await screen.findByText('drawn');
  expect(heightOf(container)).toBe('190px');
  expect(chart.closest('[aria-hidden]')).not.toBeNull();
});

test('a chart that does not come leaves its figures as a table', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  show(() => Promise.reject(new MissingChunkError()));
  expect(await screen.findByRole('row', { name: 'noviembre 3' })).toBeDefined();
});
