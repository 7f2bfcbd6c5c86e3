// Runs in a public page: requests at once the fonts that this browser has already cached.

import { areFontsCached } from '../lib/page/cached-fonts.ts';

if (areFontsCached())
  document.querySelectorAll('[data-letters]').forEach((part) => part.removeAttribute('media'));
