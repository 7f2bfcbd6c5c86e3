import type { MessageDescriptor } from '@lingui/core';
import { setupI18n } from '@lingui/core';
import { loadCatalog } from '@valia/i18n/load-catalog.ts';

export const spanish = setupI18n({
  locale: 'es',
  messages: { es: await loadCatalog('shared', 'es') },
});

export const spanishText = (message: MessageDescriptor): string => spanish._(message);
