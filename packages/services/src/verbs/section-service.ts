import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../context/change-audited.ts';
import type { Actor, ServiceContext } from '../context/service-context.ts';
import type { AnyVerb } from './verb.ts';

/** The kinds of objects that a section has, as the attacks try them. */
interface ObjectsOfSection {
  /** The column that says to whom an object belongs. */
  owner: PgColumn;
  /** Makes an object for a person and answers its id. */
  make: (tx: Transaction, owner: { userId: string }) => Promise<string>;
}

interface PartsOf<Router, Verbs, Kind extends string> {
  /** The router of the root that its calls belong to, and their name there. */
  router: Router;
  verbs: Verbs;
  /** An erasure goes through its tables in this order. */
  tables: readonly PgTable[];
  objects: Readonly<Record<Kind, ObjectsOfSection>>;
  fillDemo: (
    ctx: ServiceContext,
    people: Record<'marta' | 'jordi' | 'rosa' | 'administrator', Actor>,
  ) => Promise<void>;
}
type RouterOfSection = readonly ['valuations' | 'referrals' | 'admin', string];
type VerbsOfSection = Readonly<Record<string, AnyVerb>>;

export type SectionService = PartsOf<RouterOfSection, VerbsOfSection, string>;

/** The server's part of a section; its line in `sections.ts` is all that names it there. */
export const sectionService = <
  const Router extends RouterOfSection,
  Verbs extends VerbsOfSection,
  Kind extends string,
>(
  parts: PartsOf<Router, Verbs, Kind>,
): PartsOf<Router, Verbs, Kind> => parts;
