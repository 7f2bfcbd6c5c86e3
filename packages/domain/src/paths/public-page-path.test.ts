import { expect, test } from 'vitest';
import { userLanguages } from '../accounts/user-languages.ts';
import { findPublicPage, publicPagePath, publicPages } from './public-page-path.ts';
import { isKnownPath } from './paths.ts';

test.each(publicPages)('%s has an address of its own in every language', (page) => {
  for (const language of userLanguages) {
    const address = publicPagePath(page, language);
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
