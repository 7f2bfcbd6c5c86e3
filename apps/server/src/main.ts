import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartupError } from '@valia/db/embedded/startup-error.ts';
import { InvalidEnvError } from './settings/env.ts';
import { startProduct } from './start/start-product.ts';
import { StartInterruptedError } from './start/stop-signals.ts';

export { startProduct };

// The relative path is the same from the source file and from the bundle.
const repositoryRoot = resolve(import.meta.dirname, '../../..');

/** Starts the product with the command-line arguments; if it can't, ends the process with the reason. */
export async function main(args: readonly string[]): Promise<void> {
  const settingsFile = join(process.cwd(), '.env');
  if (existsSync(settingsFile)) {
    process.loadEnvFile(settingsFile);
  }
  try {
    await startProduct({ repositoryRoot, args });
  } catch (error) {
    if (error instanceof StartInterruptedError) {
      process.stdout.write('Stopped before it was ready.\n');
      process.exit(0);
    }
    const isRefusal = error instanceof InvalidEnvError || error instanceof StartupError;
    const text = isRefusal ? error.message : `The start failed: ${String(error)}`;
    process.stderr.write(`${text}\n`);
    if (!isRefusal && error instanceof Error) {
      process.stderr.write(`${error.stack ?? ''}\n`);
    }
    process.exit(1);
  }
}
