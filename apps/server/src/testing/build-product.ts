import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Builds the product when a source has changed, because tests that start real processes start the build. */
export function setup(): void {
  const script = resolve(import.meta.dirname, '../../bin/prepare-product.mjs');
  execFileSync(process.execPath, [script], { stdio: 'inherit' });
}
