import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { loadCatalog } from './load-catalog.ts';
import { translatedMessageText } from './translated-message-texts.ts';

const spanish = setupI18n({ locale: 'es', messages: { es: await loadCatalog('shared', 'es') } });

test.each([
  ['JWT expired', 'Sesión expirada. Por favor, inicia sesión nuevamente.'],
  ['permission denied for relation', 'No tienes permisos para realizar esta acción.'],
  ['duplicate key value', 'Este registro ya existe en el sistema.'],
  ['violates foreign key', 'No se puede completar la operación debido a dependencias existentes.'],
  ['null value in column', 'Faltan datos requeridos para completar la operación.'],
  [
    'syntax near SELECT',
    'Ha ocurrido un error. Por favor, intenta nuevamente o contacta con soporte.',
  ],
  ['', 'Error desconocido'],
  ['La empresa no es rentable', 'La empresa no es rentable'],
])('"%s" is shown as "%s"', (message, shown) => {
  expect(translatedMessageText(spanish, message)).toBe(shown);
});

test('an override wins over everything', () => {
  expect(translatedMessageText(spanish, 'JWT expired', 'Otra cosa')).toBe('Otra cosa');
});

test('technical text is never shown in another language either', async () => {
  const english = setupI18n({ locale: 'en', messages: { en: await loadCatalog('shared', 'en') } });
  expect(translatedMessageText(english, 'sql: syntax error')).toBe(
    'An error occurred. Please try again or contact support.',
  );
});
