import type { ListeningServer } from '@valia/server/testing/listening-server.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listedProcedures, perDatabase } from './listed-procedures.ts';
import { callsOf, entryFaults, isOnSide, refusalFaults, type Side } from './procedure-faults.ts';
import { allFaults, listenToMany } from './try-rules.ts';

const faultsOn = { refused: refusalFaults, 'let in': entryFaults } as const;

const parts = perDatabase(listedProcedures).map((procedures) => ({
  procedures,
  first: procedures[0]?.path,
}));

/** A test of each procedure: all its calls of one side are made, and none has a fault. */
export const callEverything = (side: Side): void => {
  describe.each(parts)('from $first', ({ procedures }) => {
    let server: ListeningServer;
    beforeAll(async () => {
      server = await listenToMany();
    });
    afterAll(() => server.close());

    test.each(procedures)('$path ($policy)', async (procedure) => {
      const cells: string[] = [];
      const found = faultsOn[side](server, procedure, (cell) => void cells.push(cell));
      expect(await allFaults(found)).toEqual([]);
      expect(cells).toHaveLength(callsOf(procedure).filter((call) => isOnSide(call, side)).length);
    });
  });
};
