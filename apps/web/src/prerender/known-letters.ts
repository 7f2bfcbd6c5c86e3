// Within a public page: asks at once for the letters that this browser was brought before.

import { areLettersKept } from '../lib/page/keep-letters.ts';

if (areLettersKept())
  document.querySelectorAll('[data-letters]').forEach((part) => part.removeAttribute('media'));
