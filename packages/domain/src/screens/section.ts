import type { Policy } from '../access/policies.ts';
import type { Screen } from './screen.ts';

/** What is done to an object as to others of its kind: the audit log has one sentence for each. */
export type UsualAct = 'created' | 'updated' | 'saved' | 'deleted' | 'archived' | 'restored';

/** A part of the product: what browser and server know of it follows from its line in `sections.ts`. */
export interface Section {
  /** Its folder among the web app's features, and the catalog of its texts. */
  name: string;
  rights: Readonly<Record<string, Policy>>;
  screens: Readonly<Record<`/${string}`, Screen>>;
  /** What the audit log and the attacks call its objects, each with what is done to it as to others. */
  objects: Readonly<Record<string, readonly UsualAct[]>>;
  /** The lists of which people save views, with the right to each. */
  views: Readonly<Record<string, string>>;
}
