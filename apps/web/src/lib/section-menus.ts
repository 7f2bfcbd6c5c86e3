import type { MenuEntry, ObjectWords, SectionMenu } from './section-menu.ts';

const files = import.meta.glob<Readonly<Record<string, SectionMenu>>>('../features/*/*-menu.ts', {
  eager: true,
});
const menus = Object.values(files).flatMap((file) => Object.values(file));

/** The entries that sections bring to the menu, by path. */
export const sectionEntries: Readonly<Record<string, MenuEntry>> = Object.fromEntries(
  menus.flatMap(({ entries }) => Object.entries<MenuEntry>(entries)),
);

/** What the objects of sections are called. */
export const sectionObjects: Readonly<Record<string, ObjectWords>> = Object.fromEntries(
  menus.flatMap(({ objects }) => Object.entries<ObjectWords>(objects)),
);
