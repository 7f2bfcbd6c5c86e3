import type { MessageDescriptor } from '@lingui/core';

/** A text with its placeholders filled. Apart, because the extractor fails on a spread within `i18n._()`. */
export const withValues = (
  descriptor: MessageDescriptor,
  values: Record<string, number | string>,
): MessageDescriptor => ({ ...descriptor, values });
