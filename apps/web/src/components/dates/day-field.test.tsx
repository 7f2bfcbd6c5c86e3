import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { stubMedia } from '../../lib/testing/stub-media.ts';
import { DayField } from './day-field.tsx';

beforeAll(() => {
  stubMedia(() => false);
  i18n.loadAndActivate({ locale: 'es', messages: {} });
});
afterEach(cleanup);

const Held = ({ given, told }: { given: string; told: string[] }) => {
  const [value, setValue] = useState(given);
  return (
    <DayField
      label="Día"
      value={value}
      onChange={(next) => {
        told.push(next);
        setValue(next);
      }}
    />
  );
};

const show = (given: string) => {
  const told: string[] = [];
  render(
    <I18nProvider i18n={i18n}>
      <MantineProvider env="test">
        <Held given={given} told={told} />
      </MantineProvider>
    </I18nProvider>,
  );
  const field = screen.getByRole('textbox', { name: 'Día' });
  return { told, field, type: (value: string) => fireEvent.change(field, { target: { value } }) };
};

describe('the day of a form', () => {
  test('is chosen from a calendar too', async () => {
    show('2026-11-30');
    expect(await screen.findByRole('button', { name: 'Calendario de Día' })).toBeDefined();
  });

  test('is written day first', () => {
    expect(show('2026-11-30').field).toHaveProperty('value', '30/11/2026');
  });

  test('typed with two digits of its year, is known when Enter sends the form', () => {
    const { told, field, type } = show('2026-11-30');
    type('15/12/26');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(told.at(-1)).toBe('2026-12-15');
  });

  test('emptied, is none when Enter sends the form', () => {
    const { told, field, type } = show('2026-11-30');
    type('');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(told.at(-1)).toBe('');
  });

  test.each(['31/02/2026', '2026-31-12', '2026-02-31', 'mañana'])(
    'that there is not stays as it was typed: %s',
    (text) => {
      const { told, field, type } = show('2026-11-30');
      type(text);
      fireEvent.blur(field);
      expect(told.at(-1)).toBe(text);
      expect(field).toHaveProperty('value', text);
    },
  );
});
