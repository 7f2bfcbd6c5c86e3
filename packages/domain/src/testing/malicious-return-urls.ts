/** Malicious values for a URL of this site to which the user should return. */
export const maliciousReturnUrls = [
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
