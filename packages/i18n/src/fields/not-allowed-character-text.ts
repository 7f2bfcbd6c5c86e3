import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const text = msg`El texto contiene un carácter que no se admite, donde está � en «{near}». Bórralo y escribe esa parte otra vez.`;

/** The character itself is invisible, so the text shows the letters around it. */
export const notAllowedCharacterText = (values: Record<string, unknown>): MessageDescriptor => ({
  ...text,
  values,
});
