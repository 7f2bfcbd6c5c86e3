import type { MessageDescriptor } from '@lingui/core';

/**
 * A text with its placeholders filled in. In a separate function, because the extractor fails on a spread within
 * `i18n._()`.
 */
export const withValues = (
  descriptor: MessageDescriptor,
  values: Record<string, number | string>,
): MessageDescriptor => ({ ...descriptor, values });
