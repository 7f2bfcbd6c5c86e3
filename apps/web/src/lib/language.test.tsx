import { i18n } from '@lingui/core';
import { languages } from '@valia/i18n/languages.ts';
import { expect, test } from 'vitest';
import { changeLanguage, loadTexts, startLanguage } from './language.ts';

test('the app has the texts of the pages before it and its own, in every language', async () => {
  await startLanguage('shell');
  expect(i18n.locale).toBe('es');
  for (const language of languages) {
    await changeLanguage(language);
    expect(i18n.locale).toBe(language);
  }
  await loadTexts('guest', 'valuations');
});
