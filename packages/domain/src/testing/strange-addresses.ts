/** What somebody may put where an address of this site to come back to is expected. */
export const strangeAddresses = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/dashboard/..//evil.example',
  'https:evil.example',
  'https://evil.example/dashboard',
  'javascript:document.title="evil"',
  'data:text/html,evil',
  '/%2f%2fevil.example',
  '/dashboard\u0000',
  '///dashboard',
] as const;
