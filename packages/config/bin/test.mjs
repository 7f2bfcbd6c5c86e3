import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

// Plain Node and nothing installed: this is what a bare clone runs first.
const root = resolve(import.meta.dirname, '../../..');
const given = process.argv.slice(2);
const only = given.includes('--only')
  ? (given[given.indexOf('--only') + 1] ?? '').split(',')
  : null;
const isFull = given.includes('--full');

// All in one run: what waits for a browser leaves its core to what computes.
const runs = [['unit', 'db', 'screen', 'process', 'e2e'], ...(isFull ? [['mutants']] : [])]
  .map((projects) => projects.filter((project) => only === null || only.includes(project)))
  .filter((projects) => projects.length > 0);
const needsBuild = runs.some(
  (projects) => projects.includes('process') || projects.includes('e2e'),
);

const environment = {
  ...process.env,
  TURBO_TELEMETRY_DISABLED: '1',
  ...(isFull ? { VALIA_FULL: '1' } : {}),
};

const say = (text) => process.stdout.write(`${text}\n`);

const run = (command, parts, options = {}) =>
  new Promise((done) => {
    const child = spawn(command, parts, {
      cwd: root,
      env: environment,
      stdio: 'inherit',
      ...options,
    });
    child.on('error', (error) => {
      say(`${command}: ${error.message}`);
      done(1);
    });
    child.on('close', (code) => done(code ?? 1));
  });

const runNode = (script, parts) => run(process.execPath, [join(root, script), ...parts]);

const install = () => {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const isWindows = process.platform === 'win32';
  const parts = ['-y', packageManager, 'install', '--frozen-lockfile'];
  return run(isWindows ? 'npx.cmd' : 'npx', parts, { shell: isWindows });
};

/** Adds up one report of vitest; a skipped test and a file that could not be loaded count as failed. */
const countReport = (path) => {
  const report = JSON.parse(readFileSync(path, 'utf8'));
  const broken = report.testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests + skipped + broken.length };
};

const runTests = async (projects, reports) => {
  say(`Running the tests: ${projects.join(', ')}`);
  const path = join(reports, `${projects[0]}.json`);
  const code = await runNode('node_modules/vitest/vitest.mjs', [
    'run',
    '--config=packages/config/vitest.config.ts',
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path}`,
    ...projects.map((project) => `--project=${project}`),
  ]);
  try {
    const counts = countReport(path);
    // An error outside any test fails the run without failing a test.
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch (error) {
    say(`No report of ${projects.join(', ')}: ${error.message}`);
    return { passed: 0, failed: 1 };
  }
};

/** Whether the engine's own tests catch enough changes of its formulas: counts as one test. */
const testMutants = async () => {
  say('Changing the engine, one constant or operator at a time');
  return (
    (await runNode('node_modules/tsx/dist/cli.mjs', [
      'packages/config/src/mutation/test-mutants.ts',
    ])) === 0
  );
};

const runEverything = async (reports) => {
  say('Installing what the tests need');
  if ((await install()) !== 0) return { passed: 0, failed: 1 };
  if (needsBuild) {
    say('Building the server and the web');
    const code = await runNode('apps/server/bin/prepare-product.mjs', []);
    if (code !== 0) return { passed: 0, failed: 1 };
  }
  const total = { passed: 0, failed: 0 };
  for (const projects of runs) {
    const { passed, failed } = await runTests(projects, reports);
    total.passed += passed;
    total.failed += failed;
  }
  if (isFull && (only === null || only.includes('mutants'))) {
    const caught = await testMutants();
    total[caught ? 'passed' : 'failed'] += 1;
  }
  return total;
};

const reports = mkdtempSync(join(tmpdir(), 'valia-reports-'));
const { passed, failed } = await runEverything(reports);
rmSync(reports, { recursive: true, force: true });
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
say(`${passed} passed, ${failed} failed`);
