import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

// Installs and builds what `pnpm start` needs, when something has changed since the last time.
// Plain Node, because in a bare clone nothing is installed yet.

const root = resolve(import.meta.dirname, '../../..');
const stampFile = join(root, 'node_modules', '.cache', 'valia-start.json');
const oldestNode = [20, 19];

/**
 * The dependencies of these packages include what building and serving need; tests and checks are in devDependencies.
 */
const installed = ['@valia/server...', '@valia/web...'];
/** The builds of each folder, run one after the other because the first one empties the output folder. */
const built = { 'apps/server': [[], ['--mode', 'report-worker']], 'apps/web': [[]] };
const outputs = ['apps/server/dist/main.cjs', 'apps/web/dist/index.html'];

function report(sentence) {
  const seconds = `${(performance.now() / 1000).toFixed(1)} s`;
  process.stdout.write(`${seconds.padStart(8)}  ${sentence}\n`);
}

function refuse(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = oldestNode;
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
    refuse(`Node ${oldestNode.join('.')} or newer is needed; this is ${process.versions.node}.`);
  }
}

/** Every file below the folders that can change what is installed or built, in a fixed order. */
function* filesBelow(folder, isCounted) {
  const left = new Set([
    'node_modules',
    'dist',
    '.turbo',
    '.data',
    'e2e',
    'bench',
    'spec',
    'attacks',
  ]);
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!left.has(entry.name)) {
        yield* filesBelow(path, isCounted);
      }
    } else if (isCounted(entry.name)) {
      yield path;
    }
  }
}

function hashOf(files) {
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of files) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function projectFiles(isCounted) {
  return ['apps', 'packages'].flatMap((folder) => [...filesBelow(join(root, folder), isCounted)]);
}

function readStamps() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return {};
  }
}

function writeStamps(stamps) {
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, JSON.stringify(stamps));
}

/** The package manager that runs this script, by its path; otherwise the pinned one, through npx. */
function packageManager() {
  const { npm_execpath: path = '' } = process.env;
  if (/pnpm[^/\\]*$/.test(path)) {
    return /\.[cm]?js$/.test(path) ? [process.execPath, path] : [path];
  }
  const { packageManager: pinned } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return [process.platform === 'win32' ? 'npx.cmd' : 'npx', '-y', pinned];
}

/**
 * Runs a command to its end; rejects with the command's output. A signal that stops this process stops the command too.
 */
function run([command, ...args], { folder = root, isShown = false, mode }) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd: folder,
      stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
      env: { ...process.env, NODE_ENV: mode },
    });
    const stop = (signal) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    signals.forEach((signal) => process.on(signal, stop));
    const said = [];
    child.stdout?.on('data', (chunk) => said.push(chunk));
    child.stderr?.on('data', (chunk) => said.push(chunk));
    child.once('error', fail);
    child.once('close', (code, signal) => {
      signals.forEach((name) => process.off(name, stop));
      if (code === 0) {
        done();
      } else if (signal !== null) {
        fail(new Error(`stopped by ${signal}`));
      } else {
        fail(new Error(`${Buffer.concat(said).toString('utf8')}\nended with code ${code}`.trim()));
      }
    });
  });
}

/** After an install without filters, the package manager's own copy equals the complete lock file. */
function isWholeInstallCurrent() {
  const copy = join(root, 'node_modules', '.pnpm', 'lock.yaml');
  return existsSync(copy) && readFileSync(copy).equals(readFileSync(join(root, 'pnpm-lock.yaml')));
}

/**
 * A working copy with development tools keeps them. A bare clone gets only what building and serving need, which is
 * half as much.
 */
async function install() {
  const isWorkedOn = existsSync(join(root, 'node_modules', 'vitest'));
  const scope = isWorkedOn ? [] : installed.flatMap((name) => ['--filter', name]);
  // The lock file's checksums are still checked; skipped are only the registry requests for each package's age.
  const flags = ['--frozen-lockfile', '--prefer-offline', '--trust-lockfile'];
  const command = [...packageManager(), ...scope, 'install', ...flags];
  await run(isWorkedOn ? command : [...command, '--prod'], { isShown: true, mode: 'development' });
}

async function build() {
  await Promise.all(
    Object.entries(built).map(async ([folder, builds]) => {
      const vite = join(root, folder, 'node_modules', 'vite', 'bin', 'vite.js');
      for (const flags of builds) {
        const command = [process.execPath, vite, 'build', ...flags];
        await run(command, { folder: join(root, folder), mode: 'production' });
      }
      report(`Built ${folder}.`);
    }),
  );
}

async function prepare() {
  const stamps = readStamps();
  const lists = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml'].map((f) => join(root, f));
  const manifests = projectFiles((name) => name === 'package.json');
  const installHash = hashOf([...lists, ...manifests]);
  if (stamps.install !== installHash && !isWholeInstallCurrent()) {
    report('Installing the packages …');
    await install();
    writeStamps({ ...stamps, install: installHash });
    report('Installed.');
  }
  const sources = projectFiles((name) => !/\.test\.tsx?$/.test(name));
  const buildHash = hashOf([...lists, join(root, 'tsconfig.json'), ...sources]);
  const isBuilt = outputs.every((file) => existsSync(join(root, file)));
  if (stamps.build !== buildHash || !isBuilt) {
    report('Building the server and the web app …');
    await build();
    writeStamps({ install: installHash, build: buildHash });
  }
}

checkNode();
try {
  await prepare();
} catch (error) {
  refuse(`Installing or building failed:\n${error.message}`);
}
