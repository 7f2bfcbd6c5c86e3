import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const text = msg`El texto contiene un carácter que no se admite, donde está � en «{near}». Bórralo y escribe esa parte otra vez.`;

/** Nobody sees the character: the letters around it do. */
export const notAllowedCharacterText = (values: Record<string, unknown>): MessageDescriptor => ({
  ...text,
  values,
});
