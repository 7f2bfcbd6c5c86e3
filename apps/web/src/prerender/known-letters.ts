// Within a public page: asks at once for the letters that this browser was brought before.

import { areFontsCached } from '../lib/page/cached-fonts.ts';

if (areFontsCached())
  document.querySelectorAll('[data-letters]').forEach((part) => part.removeAttribute('media'));
