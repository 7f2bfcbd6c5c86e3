import * as sections from '../sections.ts';

type Sections = typeof sections;
export type DeclaredSection = Sections[keyof Sections];

/** The keys of several records, each with what its record has there. */
type Merged<Part> = {
  [Key in Part extends unknown ? keyof Part : never]: Part extends Readonly<
    Record<Key, infer Value>
  >
    ? Value
    : never;
};

export const declaredSections: readonly DeclaredSection[] = Object.values(sections);

/** What all sections declare under a name, as one record. */
export const ofSections = <Part extends 'rights' | 'screens' | 'views'>(
  part: Part,
): Merged<DeclaredSection[Part]> =>
  Object.assign({}, ...declaredSections.map((section) => section[part])) as Merged<
    DeclaredSection[Part]
  >;

export type SectionScreens = Merged<DeclaredSection['screens']>;
export type SectionObject = keyof Merged<DeclaredSection['objects']>;
