import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

// Starts the product as a user does after cloning it: in a folder without node_modules. Other tests run where
// development tools are installed, so they would not notice that the start needs one. Reported as one test.

const root = resolve(import.meta.dirname, '../../..');
const longestStartMs = 300_000;
const longestStopMs = 30_000;
const pollMs = 100;

const copySources = (folder) => {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0');
  for (const file of files.filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
};

const freePort = () =>
  new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });

const load = async (address) => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
};

/** The first page is a static file that is readable without a script; the application behind it is not. */
const loadFirstPages = async (origin) => {
  if (!(await load(`${origin}/`)).includes('<h1')) throw new Error('The first page has no title.');
  const [, script] =
    /<script type="module"[^>]* src="([^"]+)"/.exec(await load(`${origin}/login`)) ?? [];
  if (script === undefined) throw new Error('The page to sign in names no script.');
  await load(`${origin}${script}`);
};

const waitForFirstPages = async (origin, hasEnded) => {
  const end = performance.now() + longestStartMs;
  while (!hasEnded() && performance.now() < end) {
    const isUp = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) {
      await loadFirstPages(origin);
      return;
    }
    await sleep(pollMs);
  }
  throw new Error(
    hasEnded() ? 'The start ended before its first page.' : 'There is no first page.',
  );
};

const waitUntil = async (isSo, withinMs) => {
  const end = performance.now() + withinMs;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`The start did not stop within ${withinMs} ms.`);
    await sleep(pollMs);
  }
};

/** Sends no signal to a process group that has ended. */
const tellGroup = (leader, signal) => {
  if (leader === undefined) return;
  try {
    process.kill(-leader, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
};

const tryStart = async (folder) => {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const port = await freePort();
  const { NODE_ENV: _, ...environment } = process.env;
  const dataDir = join(folder, '.data');
  // In its own process group, as in a terminal, so that a stop reaches all processes that the start created.
  const child = spawn('npx', ['-y', packageManager, 'start'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...environment, PORT: String(port), DATA_DIR: dataDir },
  });
  let isRunning = true;
  const end = () => {
    isRunning = false;
  };
  child.once('error', end);
  child.once('close', end);
  try {
    await waitForFirstPages(`http://127.0.0.1:${port}`, () => !isRunning);
    process.stdout.write('The first page is there; stopping.\n');
    tellGroup(child.pid, 'SIGTERM');
    // The processes that npx started run longer than npx, and release the lock of the data folder last.
    await waitUntil(() => !isRunning && !existsSync(join(dataDir, 'lock')), longestStopMs);
  } finally {
    tellGroup(child.pid, 'SIGKILL');
  }
};

const folder = mkdtempSync(join(tmpdir(), 'valia-clone-'));
try {
  // When this process runs as root, the database runs as another account, which must be able to enter the
  // folder.
  chmodSync(folder, 0o755);
  copySources(folder);
  await tryStart(folder);
  process.stdout.write('1 passed, 0 failed\n');
} catch (error) {
  process.stdout.write(
    `Failed:\nThe start of a bare clone\n  ${error.message}\n0 passed, 1 failed\n`,
  );
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
