import { expect, test } from 'vitest';
import { findMutants } from './find-mutants.ts';
import { reachableSources, unrestrictedReadSources } from './reachable-sources.ts';

const source = (file: string, text: string) => ({ file: `packages/${file}`, text });

test('a source that only a job runs is no part of what anybody calls', () => {
  const sources = [
    source('api/src/router.ts', "import { read } from '@valia/services/read.ts';"),
    source('services/src/read.ts', "import { part } from './parts/part.ts';"),
    source('services/src/parts/part.ts', "import type { Told } from '../tell.ts';"),
    source('services/src/tell.ts', 'export const tell = 1;'),
  ];
  expect([...reachableSources(sources, /^packages\/api/)].toSorted()).toEqual([
    'packages/api/src/router.ts',
    'packages/services/src/parts/part.ts',
    'packages/services/src/read.ts',
  ]);
});

test('who calls matters wherever a verb keeps who that is, and in all that such a verb runs', () => {
  const sources = [
    source(
      'services/src/show.ts',
      "import './shown.ts'; import './both.ts'; requireAdministrator(ctx, 'x');",
    ),
    source(
      'services/src/settle.ts',
      "import './both.ts'; const { userId } = requireAdministrator(ctx, 'x');",
    ),
    source('services/src/own.ts', "const { userId } = requireRight(ctx.actor, 'x');"),
    source(
      'services/src/mixed.ts',
      "requireAdministrator(ctx, 'x'); requireRight(ctx.actor, 'x');",
    ),
    source(
      'services/src/list.ts',
      "import './shown.ts'; read({ right: 'enter-administration', run: ({ ctx }) => ctx });",
    ),
    source(
      'services/src/lock.ts',
      "import './both.ts'; act({ right: 'enter-administration', run: ({ actor }) => actor });",
    ),
    source('domain/src/access/rights.ts', "const rights = { 'enter-administration': 'isAdmin' };"),
    source('services/src/work.ts', "read({ right: 'work-on-own-leads', run: () => 1 });"),
    source('services/src/shown.ts', 'export const shown = 1;'),
    source('services/src/both.ts', 'export const both = 1;'),
    source('services/src/unused.ts', 'export const unused = 1;'),
  ];
  expect([...unrestrictedReadSources(sources)]).toEqual([
    'packages/services/src/show.ts',
    'packages/services/src/list.ts',
    'packages/services/src/shown.ts',
  ]);
});

const mutantsOf = (query: string) =>
  findMutants(
    'packages/services/src/x.ts',
    `import { users } from '@valia/db/schema/identity/users.ts';
    import { links } from '@valia/db/schema/links.ts';
    import { and, eq } from 'drizzle-orm';
    const read = (db, hash) => db.select().from(links)${query};`,
    () => false,
  );

test('a state in a join counts where the query asks for one row, and not where it only makes a list shorter', () => {
  const join = ".innerJoin(users, and(eq(users.id, links.userId), eq(users.status, 'active')))";
  expect(mutantsOf(`${join}.where(eq(links.tokenHash, hash))`)).toHaveLength(1);
  expect(mutantsOf(`${join}.where(eq(links.kind, hash))`)).toHaveLength(0);
});

test('the right of a verb is tried by leaving it away', () => {
  const verb = (right: string) =>
    findMutants('packages/services/src/x.ts', `change({ right: '${right}' });`, () => false);
  expect(verb('work-on-own-leads')).toMatchObject([{ becomes: "'anybody'" }]);
  expect(verb('anybody')).toEqual([]);
});
