import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartupRefusal } from '@valia/db/embedded/startup-refusal.ts';
import { EnvRefusal } from './settings/env.ts';
import { startProduct } from './start/start-product.ts';
import { StartStopped } from './start/stop-signals.ts';

export { startProduct };

// The same distance from the source and from the bundle.
const repositoryRoot = resolve(import.meta.dirname, '../../..');

/** Starts the product with the words after the command; ends the process, with the reason, when it can't. */
export async function main(args: readonly string[]): Promise<void> {
  const settingsFile = join(process.cwd(), '.env');
  if (existsSync(settingsFile)) {
    process.loadEnvFile(settingsFile);
  }
  try {
    await startProduct({ repositoryRoot, args });
  } catch (error) {
    if (error instanceof StartStopped) {
      process.stdout.write('Stopped before it was ready.\n');
      process.exit(0);
    }
    const isRefusal = error instanceof EnvRefusal || error instanceof StartupRefusal;
    const text = isRefusal ? error.message : `The start failed: ${String(error)}`;
    process.stderr.write(`${text}\n`);
    if (!isRefusal && error instanceof Error) {
      process.stderr.write(`${error.stack ?? ''}\n`);
    }
    process.exit(1);
  }
}
