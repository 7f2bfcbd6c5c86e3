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

let server: ListeningServer;
beforeAll(async () => {
  server = await listen(
    { ...silent, answerWithinMs: patientAnswerMs },
    { context: { limits: noLimits } },
  );
});
afterAll(() => server.close());

describe('T1 everybody calls everything', () => {
  test.each(listedProcedures)('$path ($policy)', async (procedure) => {
    const cells: string[] = [];
    const faults: string[] = [];
    const found = procedureFaults(server, procedure, (cell) => void cells.push(cell));
    for await (const fault of found) faults.push(fault);
    expect(faults).toEqual([]);
    expect(cells.length).toBeGreaterThanOrEqual(principalNames.length);
  });

  test('every procedure says who may call it', () => {
    expect(listedProcedures.filter(({ policy }) => policy === null)).toEqual([]);
  });
});
