import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { stubMedia } from '../../lib/testing/stub-media.ts';
import { QueryState } from './query-state.tsx';

beforeAll(() => {
  stubMedia(() => false);
  i18n.loadAndActivate({ locale: 'es', messages: {} });
});
afterEach(cleanup);

const refetch = vi.fn<() => Promise<void>>(async () => undefined);
const show = (data: string | undefined, error: unknown) =>
  render(
    <I18nProvider i18n={i18n}>
      <MantineProvider env="test">
        <QueryState query={{ data, error, refetch }} loading="on its way">
          {(text) => <p>{text}</p>}
        </QueryState>
      </MantineProvider>
    </I18nProvider>,
  );

test('what has come is shown, and stays when it cannot be read anew', () => {
  show('the list', null);
  expect(screen.getByText('the list')).toBeDefined();
  cleanup();
  show('the list', new Error('no answer'));
  expect(screen.getByText('the list')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('until it has come, what stands for it', () => {
  show(undefined, null);
  expect(screen.getByText('on its way')).toBeDefined();
});

test('what could not be read is said, and can be tried again', () => {
  show(undefined, new Error('no answer'));
  expect(screen.getByRole('alert').textContent).toContain('No hemos podido cargar los datos');
  fireEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(refetch).toHaveBeenCalledOnce();
});
