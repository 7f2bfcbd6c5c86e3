import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { procedureFaults } from './procedure-faults.ts';
import { principalNames } from './access-world.ts';
import {
  listen,
  noLimits,
  patientAnswerMs,
  silent,
} from '@valia/server/testing/listening-server.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';
import { listedProcedures } from './listed-procedures.ts';
import { perDatabase } from './per-database.ts';
import { allFaults } from './try-rules.ts';

const parts = perDatabase(listedProcedures).map((procedures) => ({
  procedures,
  first: procedures[0]?.path,
}));

describe('T1 everybody calls everything', () => {
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
      const found = procedureFaults(server, procedure, (cell) => void cells.push(cell));
      expect(await allFaults(found)).toEqual([]);
      expect(cells.length).toBeGreaterThanOrEqual(principalNames.length);
    });
  });

  test('every procedure says who may call it', () => {
    expect(listedProcedures.filter(({ policy }) => policy === null)).toEqual([]);
  });
});
