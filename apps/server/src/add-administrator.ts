import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createPasswordHasher } from '@valia/auth/password-hasher.ts';
import { StartupError } from '@valia/db/embedded/startup-error.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { createAdministrator } from '@valia/services/administration/create-administrator.ts';
import { InvalidEnvError, readEnv } from './settings/env.ts';
import { readPassword } from './settings/read-password.ts';
import { openDatabase } from './start/open-database.ts';

const repositoryRoot = resolve(import.meta.dirname, '../../..');
const settingsFile = join(process.cwd(), '.env');

const reasons: Partial<Record<AppError['code'], string>> = {
  'invalid-input': 'That is no address of e-mail.',
  'password-too-weak':
    'The password needs 8 characters, with an upper-case and a lower-case letter, a digit and a special character, and must not be a popular one.',
  'sign-up-refused': 'Somebody has an account with that address.',
};

async function addAdministrator(email: string | undefined): Promise<string> {
  if (email === undefined) {
    throw new StartupError('Say whose: pnpm admin:create EMAIL');
  }
  const env = readEnv(process.env);
  const password = await readPassword(process.stdin, process.stderr);
  const database = await openDatabase({ env, repositoryRoot, onProgress: () => undefined });
  try {
    await database.migrate();
    const { db } = database.client;
    const passwords = createPasswordHasher();
    const ctx = { db, now: new Date(), newId: randomUUID, requestId: 'admin:create', passwords };
    await createAdministrator({ ctx, input: { email, password } });
    return `${email} is an administrator of ${database.description}, and sets up a second factor after the first sign-in.`;
  } finally {
    await database.stop();
  }
}

if (existsSync(settingsFile)) {
  process.loadEnvFile(settingsFile);
}
try {
  process.stdout.write(`${await addAdministrator(process.argv[2])}\n`);
} catch (error) {
  const reason = error instanceof AppError ? reasons[error.code] : undefined;
  const isRefusal = error instanceof InvalidEnvError || error instanceof StartupError;
  process.stderr.write(`${reason ?? (isRefusal ? error.message : String(error))}\n`);
  process.exitCode = 1;
}
