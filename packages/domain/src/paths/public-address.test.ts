import { expect, test } from 'vitest';
import { userLanguages } from '../accounts/user-languages.ts';
import { findPublicPage, publicAddress, publicPages } from './public-address.ts';
import { isKnownPath } from './paths.ts';

test.each(publicPages)('%s has an address of its own in every language', (page) => {
  for (const language of userLanguages) {
    const address = publicAddress(page, language);
    expect(isKnownPath(address)).toBe(true);
    expect(findPublicPage(address)).toEqual({ page, language });
  }
});

test.each(['/login', '/es', '/ca/login', '/verify', '/en/nothing'])(
  '%s is none of them',
  (path) => {
    expect(findPublicPage(path)).toBeNull();
  },
);
