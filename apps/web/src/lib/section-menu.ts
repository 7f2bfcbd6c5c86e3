import type { MessageDescriptor } from '@lingui/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { Section } from '@valia/domain/screens/section.ts';

export interface MenuEntry {
  label: MessageDescriptor;
  Icon: TablerIcon;
}

export interface ObjectWords {
  /** Its kind, as a column shows it. */
  kind: MessageDescriptor;
  /** One of it, with its article, as the audit log says it. */
  one: MessageDescriptor;
}

type PathsInMenu<Screens> = {
  [Path in keyof Screens]: Screens[Path] extends { menu: string } ? Path : never;
}[keyof Screens];
type ObjectsOfUsualActs<Objects> = {
  [Name in keyof Objects]: Objects[Name] extends readonly [] ? never : Name;
}[keyof Objects];

/** What menu and audit log call the screens and objects of a section. */
export interface SectionMenu<One extends Section = Section> {
  entries: Readonly<Record<PathsInMenu<One['screens']>, MenuEntry>>;
  objects: Readonly<Record<ObjectsOfUsualActs<One['objects']>, ObjectWords>>;
}
