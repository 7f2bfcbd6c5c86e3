import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { loadCatalog } from '@valia/i18n/load-catalog.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchField } from './search-field.tsx';

const sought: (string | undefined)[] = [];

const shown = (search: string) => (
  <I18nProvider i18n={i18n}>
    <MantineProvider env="test">
      <SearchField
        label="Buscar"
        placeholder="Empresa"
        className={undefined}
        search={search}
        onSearch={(text) => sought.push(text)}
      />
    </MantineProvider>
  </I18nProvider>
);
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar' });
const type = (value: string): void => void fireEvent.change(field(), { target: { value } });
const pause = () => act(async () => vi.advanceTimersByTimeAsync(300));

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  i18n.load('es', await loadCatalog('shared', 'es'));
  i18n.activate('es');
  vi.useFakeTimers();
  sought.length = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what is looked for', () => {
  it('is asked for once typing pauses, and nothing as undefined', async () => {
    render(shown(''));
    type('ta');
    type(' taller ');
    await pause();
    type('');
    await pause();
    expect(sought).toEqual(['taller', undefined]);
  });

  it('is not asked for while it holds a character that is not allowed, which is said', async () => {
    render(shown(''));
    type('taller');
    type('taller\u0007');
    await pause();
    expect(sought).toEqual([]);
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  it('follows the address', async () => {
    const { rerender } = render(shown('taller'));
    rerender(shown('hotel'));
    await act(async () => undefined);
    expect(field().value).toBe('hotel');
  });
});
