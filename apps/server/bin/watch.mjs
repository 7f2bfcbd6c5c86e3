import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

// Run by `pnpm dev` for the server: bundles again at every change, and starts the new bundle.

const folder = resolve(import.meta.dirname, '..');
const root = resolve(folder, '../..');
const program = join(folder, 'bin', 'serve.mjs');
const vite = join(folder, 'node_modules', 'vite', 'bin', 'vite.js');

await import('./prepare-product.mjs');

const bundle = (...flags) =>
  spawn(process.execPath, [vite, 'build', '--watch', '--emptyOutDir=false', ...flags], {
    cwd: folder,
    stdio: 'inherit',
  });

const children = [
  bundle(),
  bundle('--mode', 'report-worker'),
  spawn(
    process.execPath,
    ['--watch-path', join(folder, 'dist'), '--watch-preserve-output', program],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    },
  ),
];

function stopAll(signal) {
  children.forEach((child) => child.kill(signal));
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => stopAll(signal));
}
for (const child of children) {
  child.once('exit', () => stopAll('SIGTERM'));
}
