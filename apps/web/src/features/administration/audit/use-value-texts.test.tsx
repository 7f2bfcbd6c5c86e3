import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderHook } from '@testing-library/react';
import type { Language } from '@valia/i18n/languages.ts';
import { loadCatalog } from '@valia/i18n/load-catalog.ts';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useValueText } from './use-value-texts.ts';

const textIn = async (language: Language) => {
  const i18n = setupI18n();
  for (const area of [
    'shared',
    'lead-terms',
    'account-terms',
    'commission-terms',
    'back-office',
  ] as const)
    i18n.load(language, await loadCatalog(area, language));
  i18n.activate(language);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>{children}</I18nProvider>
  );
  return renderHook(() => useValueText({}), { wrapper }).result.current;
};

const logged: [field: string, value: string, texts: Record<Language, string>][] = [
  ['outcome', 'won', { es: 'Ganada', ca: 'Guanyada', en: 'Won' }],
  ['right', 'edit', { es: 'Puede editar', ca: 'Pot editar', en: 'Can edit' }],
  ['method', 'dcf', { es: 'DCF', ca: 'DCF', en: 'DCF' }],
  ['method', 'mixed', { es: 'Mixto', ca: 'Mixt', en: 'Mixed' }],
  [
    'source',
    'direct_form',
    { es: 'Formulario directo', ca: 'Formulari directe', en: 'Direct form' },
  ],
  ['kind', 'sell', { es: 'Vende', ca: 'Ven', en: 'Selling' }],
  ['kind', 'summary', { es: 'Resumen ejecutivo', ca: 'Resum executiu', en: 'Executive summary' }],
  ['type', 'referral', { es: 'Cliente referido', ca: 'Client referit', en: 'Client referral' }],
  ['type', 'own_business', { es: 'Empresa propia', ca: 'Empresa pròpia', en: 'Own business' }],
  ['language', 'ca', { es: 'Català', ca: 'Català', en: 'Català' }],
];

test.each(['es', 'ca', 'en'] as const)(
  'what a log holds in codes reads in words: %s',
  async (language) => {
    const text = await textIn(language);
    const read = logged.map(([field, value]) => [field, value, text(field, value)]);
    expect(read).toEqual(logged.map(([field, value, texts]) => [field, value, texts[language]]));
  },
);
