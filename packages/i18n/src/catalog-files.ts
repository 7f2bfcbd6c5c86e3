/// <reference types="vite/types/importMeta.d.ts" />
import type { Messages } from '@lingui/core';

/** How each catalog that the pages before the app do not load is loaded, by its path from here. */
export const catalogFiles = import.meta.glob<{ messages: Messages }>([
  './locales/*/*.po',
  '!./locales/{first,guest,shared}/*.po',
]);
