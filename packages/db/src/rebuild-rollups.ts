import { createDatabaseClient } from './client.ts';
import { rebuildRowCounts } from './rebuild-row-counts.ts';
import { rebuildValuationRollups } from './rebuild-valuation-rollups.ts';

const url = process.env['DATABASE_URL'];
if (url === undefined || url === '') {
  process.stderr.write('Set DATABASE_URL to the database whose figures are to be counted again.\n');
  process.exit(1);
}
const client = createDatabaseClient(url, { maxConnections: 1 });
try {
  const differences = [
    ...(await rebuildValuationRollups(client.db)),
    ...(await rebuildRowCounts(client.db)),
  ];
  for (const line of differences) process.stdout.write(`${line}\n`);
  process.stdout.write(
    differences.length === 0
      ? 'The figures are those of the rows.\n'
      : 'These lines differed (- was kept, + is right). They are right now.\n',
  );
} finally {
  await client.close();
}
