import { advisorCollaborationRequests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { createAdviser, type TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { listAdvisersInput } from '@valia/domain/directory/adviser-list-inputs.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServiceContext } from '../testing/create-service-context.ts';
import { updateDirectoryProfile } from './directory-profile.ts';
import { listAdvisers } from './list-advisers.ts';

let database: TestDatabase;
let [reader, listed, hidden]: TestAdviser[] = [];
const as = (person: TestAdviser | undefined) => createServiceContext(database.db, person ?? null);
const list = (given: object = {}, person = reader) =>
  listAdvisers({ ctx: as(person), input: listAdvisersInput.parse(given) });

const nothing = {
  isListed: true,
  specialties: [],
  sectors: [],
  languages: [],
  province: null,
  presentation: '',
};

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  reader = await createAdviser(db, { verified: true });
  listed = await createAdviser(db, { verified: true });
  hidden = await createAdviser(db, { verified: true });
  await createAdviser(db);
  await createAdviser(db, { verified: true, status: 'locked' });
  await createAdviser(db, { verified: true, role: 'user' });
  await updateDirectoryProfile({ ctx: as(hidden), input: { ...nothing, isListed: false } });
});
afterAll(() => database.close());

test('the directory holds verified advisers who let themselves be found, with name and company alone at first', async () => {
  const { items, mayWrite } = await list();
  expect(items).toEqual([
    {
      ...nothing,
      isListed: undefined,
      id: listed?.userId,
      name: 'Marta Puig Serra',
      company: 'Asesoría Puig',
      answersInHours: null,
      collaborations: 0,
    },
  ]);
  expect(mayWrite).toBe(true);
});

test('it is narrowed by what is shown', async () => {
  const input = { ...nothing, specialties: ['mergers' as const], sectors: ['ALI'], province: '17' };
  await updateDirectoryProfile({ ctx: as(listed), input });
  for (const [given, found] of [
    [{ specialty: 'mergers' }, 1],
    [{ specialty: 'valuations' }, 0],
    [{ sector: 'ALI', province: '17' }, 1],
    [{ province: '08' }, 0],
    [{ language: 'en' }, 0],
    [{ search: 'puig' }, 1],
    [{ search: '%' }, 0],
  ] as const)
    expect((await list(given)).items).toHaveLength(found);
});

test('how fast one answers is the median of real answers', async () => {
  const createdAt = new Date('2026-10-01T09:00:00Z');
  const answered = (hours: number, status: 'accepted' | 'rejected' | 'expired') => ({
    id: randomUUID(),
    requesterUserId: reader?.userId ?? '',
    targetAdvisorId: listed?.userId ?? '',
    companyName: 'X',
    createdAt,
    status,
    outcome: status === 'accepted' ? ('open' as const) : null,
    decidedAt: new Date(createdAt.getTime() + hours * 3_600_000),
  });
  await database.db
    .insert(advisorCollaborationRequests)
    .values([
      answered(2, 'accepted'),
      answered(10, 'rejected'),
      answered(30, 'accepted'),
      answered(720, 'expired'),
    ]);
  const [row] = (await list({ sort: 'collaborations', direction: 'desc' })).items;
  expect(row).toMatchObject({ answersInHours: 10, collaborations: 2 });
});

test('who is not verified reads it and is told that they may not write; who is no adviser is refused', async () => {
  const unverified = await createAdviser(database.db);
  expect((await list({}, unverified)).mayWrite).toBe(false);
  const owner = await createAdviser(database.db, { role: 'user' });
  await expect(list({}, owner)).rejects.toMatchObject({ code: 'forbidden' });
});
