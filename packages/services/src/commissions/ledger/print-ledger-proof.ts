import { createDatabaseClient } from '@valia/db/client.ts';
import { checkLedger } from './prove-commissions.ts';

const url = process.env['DATABASE_URL'];
if (url === undefined || url === '') {
  process.stderr.write('Set DATABASE_URL to the database whose ledger is to be proved.\n');
  process.exit(1);
}
const client = createDatabaseClient(url, { maxConnections: 1 });
try {
  const { entries, commissions, faults } = await checkLedger(client.db);
  for (const { code, recipientUserId, commissionId, number } of faults)
    process.stdout.write(
      `${code}: referrer ${recipientUserId}, commission ${commissionId ?? '-'}, entry ${number ?? '-'}\n`,
    );
  process.stdout.write(
    faults.length === 0
      ? `Every balance is the sum of its entries: ${entries} entries of ${commissions} commissions.\n`
      : 'The ledger does not add up. Entries are never changed: find out who wrote past the product.\n',
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await client.close();
}
