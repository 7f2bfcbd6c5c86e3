import { declaredSections } from '@valia/domain/screens/of-sections.ts';
import type { Screen } from '@valia/domain/screens/screen.ts';
import { describe, expect, it } from 'vitest';
import { sectionEntries, sectionObjects } from './section-menus.ts';

describe.each(declaredSections)('section $name', ({ screens, objects }) => {
  it('names in its menu file each screen that has a place in the menu', () => {
    const paths = Object.entries<Screen>(screens)
      .filter(([, { menu }]) => menu !== undefined)
      .map(([path]) => path);
    expect(Object.keys(sectionEntries)).toEqual(expect.arrayContaining(paths));
  });

  it('and each object to which happens what happens to others', () => {
    const named = Object.entries<readonly string[]>(objects)
      .filter(([, acts]) => acts.length > 0)
      .map(([object]) => object);
    expect(Object.keys(sectionObjects)).toEqual(expect.arrayContaining(named));
  });
});
