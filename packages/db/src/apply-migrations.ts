import { resolve } from 'node:path';
import { migrateDatabase } from './migrate.ts';

const url = process.env['DATABASE_URL'];
if (url === undefined || url === '') {
  process.stderr.write('Set DATABASE_URL. The embedded database is migrated by every start.\n');
  process.exit(1);
}
await migrateDatabase(url, resolve(import.meta.dirname, '../../../drizzle'));
process.stdout.write('The database has the newest schema.\n');
