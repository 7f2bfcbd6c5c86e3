import type { ListeningServer } from '@valia/server/testing/listening-server.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listedProcedures, splitPerDatabase } from './listed-procedures.ts';
import {
  expectedCalls,
  allowedCallsAttack,
  isOnSide,
  refusedCallsAttack,
  type CallSide,
} from './procedure-attack.ts';
import { collectFaults, listenWithoutLimits } from './try-rules.ts';

const faultsOn = { refused: refusedCallsAttack, 'let in': allowedCallsAttack } as const;

const parts = splitPerDatabase(listedProcedures).map((procedures) => ({
  procedures,
  first: procedures[0]?.path,
}));

/** A test for each procedure: makes all its calls of one side and expects no fault. */
export const callEverything = (side: CallSide): void => {
  describe.each(parts)('from $first', ({ procedures }) => {
    let server: ListeningServer;
    beforeAll(async () => {
      server = await listenWithoutLimits();
    });
    afterAll(() => server.close());

    test.each(procedures)('$path ($policy)', async (procedure) => {
      const cells: string[] = [];
      const found = faultsOn[side](server, procedure, (cell) => void cells.push(cell));
      expect(await collectFaults(found)).toEqual([]);
      expect(cells).toHaveLength(
        expectedCalls(procedure).filter((call) => isOnSide(call, side)).length,
      );
    });
  });
};
