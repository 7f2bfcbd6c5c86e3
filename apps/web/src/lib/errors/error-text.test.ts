import { TRPCClientError } from '@trpc/client';
import { i18n } from '@lingui/core';
import { beforeAll, expect, test } from 'vitest';
import { errorText } from './error-text.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'es', messages: {} }));

const refused = (fields: unknown[]) =>
  new TRPCClientError('invalid-input', {
    result: { error: { code: -32_600, message: 'x', data: { code: 'invalid-input', fields } } },
  });

test('a character that nobody sees is told with the letters around it, where no field is marked', () => {
  const issue = {
    path: 'text',
    code: 'not-allowed-character',
    params: { near: 'hola \ufffd adiós' },
  };
  expect(errorText(refused([issue]))).toBe(
    'El texto contiene un carácter que no se admite, donde está \ufffd en «hola \ufffd adiós». Bórralo y escribe esa parte otra vez.',
  );
});

test('what else is wrong with an input is told as before', () => {
  const issue = { path: 'text', code: 'too-long', params: { maximum: 3 } };
  expect(errorText(refused([issue]))).toBe(
    'Hay datos que no son correctos. Revisa los campos señalados.',
  );
});
