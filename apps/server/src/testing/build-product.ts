import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Tests that start real processes start what is built: this builds it when a source has changed. */
export function setup(): void {
  const script = resolve(import.meta.dirname, '../../bin/prepare-product.mjs');
  execFileSync(process.execPath, [script], { stdio: 'inherit' });
}
