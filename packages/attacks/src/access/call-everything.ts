import {
  listen,
  noLimits,
  patientAnswerMs,
  silent,
} from '@valia/server/testing/listening-server.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listedProcedures, perDatabase, type ListedProcedure } from './listed-procedures.ts';
import { allFaults } from './try-rules.ts';

type FaultsIn = (
  server: ListeningServer,
  procedure: ListedProcedure,
  counted: (cell: string) => void,
) => AsyncIterable<string>;

const parts = perDatabase(listedProcedures).map((procedures) => ({
  procedures,
  first: procedures[0]?.path,
}));

/** A test of each procedure; answers how many calls of each were made. */
export const callEverything = (faultsIn: FaultsIn): ReadonlyMap<string, number> => {
  const calls = new Map<string, number>();
  describe.each(parts)('from $first', ({ procedures }) => {
    let server: ListeningServer;
    beforeAll(async () => {
      server = await listen(
        { ...silent, answerWithinMs: patientAnswerMs },
        { context: { limits: noLimits } },
      );
    });
    afterAll(() => server.close());

    test.each(procedures)('$path ($policy)', async (procedure) => {
      const cells: string[] = [];
      const found = faultsIn(server, procedure, (cell) => void cells.push(cell));
      expect(await allFaults(found)).toEqual([]);
      calls.set(procedure.path, cells.length);
    });
  });
  return calls;
};
