import type { Database } from '@valia/db/client.ts';

/** Prepares a query once per database handle: building it costs more than running a small read does. */
export const preparedRead = <Prepared>(
  prepare: (db: Database) => Prepared,
): ((db: Database) => Prepared) => {
  const byHandle = new WeakMap<Database, Prepared>();
  return (db) => {
    const known = byHandle.get(db);
    if (known !== undefined) return known;
    const prepared = prepare(db);
    byHandle.set(db, prepared);
    return prepared;
  };
};
