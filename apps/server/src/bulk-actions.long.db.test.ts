import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import {
  maxStatusChangesPerCall,
  maxValuationsPerCall,
} from '@valia/domain/valuations/valuation-list-schemas.ts';
import { createServiceContext } from '@valia/services/testing/create-service-context.ts';
import { createValuation } from '@valia/services/valuations/valuation-verbs.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInPerson, type SignedInPerson } from './testing/http-person.ts';
import { startListeningServer, type ListeningServer } from './testing/listening-server.ts';

let server: ListeningServer;
let person: SignedInPerson;
beforeAll(async () => {
  server = await startListeningServer();
  person = await signedInPerson(server);
});
afterAll(() => server.close());

/** Creates computable valuations of the user, in their first version. */
const givenMany = async (count: number) => {
  const document = { ...valdeorzaDocument(), method: 'dcf' as const };
  const { id } = await createValuation({
    ctx: createServiceContext(server.db, person),
    input: {
      clientId: randomUUID(),
      type: 'client_business',
      method: 'dcf',
      companyName: document.company.name,
    },
  });
  const [row] = await server.db
    .update(valuations)
    .set({ document })
    .where(eq(valuations.id, id))
    .returning();
  if (row === undefined) throw new Error('Not made');
  const rows = Array.from({ length: count }, () => ({
    ...row,
    id: randomUUID(),
    clientId: randomUUID(),
  }));
  await server.db.insert(valuations).values(rows);
  return rows.map(({ id: copyId }) => ({ id: copyId, version: 1 }));
};

test.each([
  ['change-status', { to: 'completed' }, maxStatusChangesPerCall],
  ['duplicate', { batchId: randomUUID() }, maxValuationsPerCall],
  ['add-tags', { tags: ['vip', 'urgente'] }, maxValuationsPerCall],
  ['archive', {}, maxValuationsPerCall],
  ['delete', {}, maxValuationsPerCall],
])('%s: as many as one call takes are done in the time of a call', async (kind, rest, most) => {
  const items = await givenMany(most);
  const answer = await person.http.call('valuations.applyToMany', {
    action: { kind, ...rest },
    items,
  });
  expect(answer.status).toBe(200);
  const { outcomes } = answer.data as { outcomes: { kind: string }[] };
  expect(outcomes.filter((outcome) => outcome.kind === 'done')).toHaveLength(most);
});
