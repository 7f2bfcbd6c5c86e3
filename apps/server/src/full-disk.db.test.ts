import { adminQueueItems } from '@valia/db/schema/firm/admin-queue.ts';
import { files } from '@valia/db/schema/valuations/files.ts';
import { reports } from '@valia/db/schema/valuations/reports.ts';
import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import { demoSectorMultiple } from '@valia/services/demo/demo-document.ts';
import { noteFreedStorage } from '@valia/services/files/note-full-storage.ts';
import { listSectorMultiples } from '@valia/services/comparables/list-sector-multiples.ts';
import { createServiceContext } from '@valia/services/testing/create-service-context.ts';
import { changeValuationStatus } from '@valia/services/valuations/change-valuation-status.ts';
import { saveValuation } from '@valia/services/valuations/save-valuation.ts';
import { createValuation } from '@valia/services/valuations/valuation-verbs.ts';
import { isNull, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInPeople, type SignedInPerson } from './testing/http-person.ts';
import {
  startListeningServer,
  type ListeningServer,
  noRateLimits,
} from './testing/listening-server.ts';
import { openSmallDisk, type SmallDisk } from './testing/small-disk.ts';

const pdf = new Uint8Array(100_000).fill(37);
let disk: SmallDisk;
let server: ListeningServer;
let adviser: SignedInPerson;
let administrator: SignedInPerson;
let valuationId: string;

/** Creates a completed valuation of the adviser. */
const complete = async (): Promise<string> => {
  const ctx = createServiceContext(server.db, adviser);
  const set = await listSectorMultiples({ ctx });
  const sector = set.sectors.find(({ code }) => code === 'ALI');
  if (sector === undefined) throw new Error('The reference data lack the sector ALI');
  const example = valdeorzaDocument();
  const { sizeStep } = example.multiples;
  const document = { ...example, multiples: { ...demoSectorMultiple(set, sector), sizeStep } };
  const { method, company } = document;
  const { id, version } = await createValuation({
    ctx,
    input: { clientId: randomUUID(), type: 'client_business', method, companyName: company.name },
  });
  const saved = await saveValuation({ ctx, input: { id, version, document } });
  await changeValuationStatus({ ctx, input: { id, version: saved.version, to: 'completed' } });
  return id;
};

beforeAll(async () => {
  disk = openSmallDisk();
  const printing = { renderValuationReport: async () => pdf };
  const context = { files: disk.files, reports: printing, limits: noRateLimits };
  server = await startListeningServer({}, { context });
  [adviser, administrator] = (await signedInPeople(server, [
    {},
    { role: 'admin', secondFactor: true },
  ])) as [SignedInPerson, SignedInPerson];
  valuationId = await complete();
});

afterAll(async () => {
  await server.close();
  disk.close();
});

const report = () => adviser.http.call('valuations.createReport', { valuationId, language: 'es' });
const openItems = () => server.db.$count(adminQueueItems, isNull(adminQueueItems.resolvedAt));
const watch = () => noteFreedStorage({ db: server.db, files: disk.files, now: new Date() });

describe('R12 a full disk', () => {
  test('refuses a report with its own code and leaves nothing of it, on disk or in the database', async () => {
    const answer = await report();
    expect([answer.status, answer.code]).toEqual([503, 'storage-full']);
    expect(disk.names()).toEqual([]);
    expect(await server.db.$count(reports)).toBe(0);
    expect(await server.db.$count(files)).toBe(0);
    const read = await adviser.http.call('valuations.get', { id: valuationId });
    expect(read.status).toBe(200);
  });

  test('is told to administrators once, however often and by however many it is met', async () => {
    await Promise.all(Array.from({ length: 8 }, report));
    expect(await openItems()).toBe(1);
    const { data } = await administrator.http.call('admin.panel.queue');
    expect(data).toMatchObject({
      counts: { item: 1 },
      queueItems: expect.arrayContaining([
        expect.objectContaining({ kind: 'item', itemKind: 'storage-full', weight: 'high' }),
      ]) as unknown,
    });
    await watch();
    expect(await openItems()).toBe(1);
  });

  test('with room again takes the report, and is no longer told', async () => {
    disk.enlarge();
    const answer = await report();
    expect(answer.status).toBe(200);
    expect(disk.names()).toHaveLength(1);
    await watch();
    expect(await openItems()).toBe(0);
  });
});

describe('R12 a database without room', () => {
  test('refuses what needs it by the same code', async () => {
    await server.db
      .execute(sql`create function refuse_as_full() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
    await server.db.execute(sql`create trigger full_disk before insert on valuations
      for each row execute function refuse_as_full()`);
    const input = { clientId: randomUUID(), type: 'client_business', method: 'dcf' };
    const answer = await adviser.http.call('valuations.create', { ...input, companyName: 'Ter' });
    expect([answer.status, answer.code]).toEqual([503, 'storage-full']);
    expect(await openItems()).toBe(1);
  });
});
