import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';

// Uses only Node itself and no installed package, because a bare clone runs this first.
const root = resolve(import.meta.dirname, '../../..');
const say = (text) => process.stdout.write(`${text}\n`);

const everyDay = ['unit', 'db', 'screen'];
const ofTheBuiltProduct = ['process', 'e2e'];
const long = [...everyDay.map((project) => `long-${project}`), ...ofTheBuiltProduct];
const all = [...everyDay, ...long, 'mutants'];
const {
  full: isFull,
  long: isLong,
  only,
} = parseArgs({
  options: { full: { type: 'boolean' }, long: { type: 'boolean' }, only: { type: 'string' } },
}).values;
const askedFor = () => {
  if (only !== undefined) return only.split(',');
  if (isFull) return all;
  return isLong ? long : everyDay;
};
const wanted = askedFor();
const unknown = wanted.filter((project) => !all.includes(project));
if (unknown.length > 0) {
  say(`There is no project ${unknown.join(', ')}, but these: ${all.join(', ')}`);
  process.exit(1);
}
// All projects in one run, because tests that wait for a browser leave their core to tests that compute.
// Mutants run separately, because they compile every module again.
const runs = [all.filter((project) => project !== 'mutants'), ['mutants']]
  .map((projects) => projects.filter((project) => wanted.includes(project)))
  .filter((projects) => projects.length > 0);
const needsBuild = ofTheBuiltProduct.some((project) => wanted.includes(project));

const environment = {
  ...process.env,
  TURBO_TELEMETRY_DISABLED: '1',
  ...(isFull ? { VALIA_FULL: '1' } : {}),
};

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

const { packageManager, scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const isWindows = process.platform === 'win32';

const install = () => {
  const parts = ['-y', packageManager, 'install', '--frozen-lockfile'];
  return run(isWindows ? 'npx.cmd' : 'npx', parts, { shell: isWindows });
};

/** The beginning of the error message, and the first line of the stack within the project. */
const failureOf = (name, error) => {
  const lines = stripVTControlCharacters(error).split('\n');
  const stack = lines.findIndex((line) => /^\s+at /u.test(line));
  const said = (stack === -1 ? lines : lines.slice(0, stack)).filter((line) => line.trim() !== '');
  const place = lines.find((line) => /^\s+at /u.test(line) && !line.includes('node_modules'));
  const shown = [...said.slice(0, 5), ...(place === undefined ? [] : [place])];
  return [name, ...shown.map((line) => `  ${line.trim().replaceAll(root, '.')}`)].join('\n');
};

/** The failures of one file: its failed tests, an error that prevented it from loading, and its skipped tests. */
const failuresOf = (file) => {
  const name = relative(root, file.name);
  const failures = file.assertionResults
    .filter(({ status }) => status !== 'passed')
    .map(({ fullName, status, failureMessages = [] }) =>
      failureOf(`${name} > ${fullName}`, failureMessages[0] ?? `The test is ${status}.`),
    );
  const isBroken =
    file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed');
  return isBroken
    ? [
        failureOf(name, file.message || 'What comes before its tests failed: see above.'),
        ...failures,
      ]
    : failures;
};

/** Adds up one report of vitest; skipped tests and files that could not be loaded are added as failures. */
const readReport = (path) => {
  const report = JSON.parse(readFileSync(path, 'utf8'));
  return { passed: report.numPassedTests, failures: report.testResults.flatMap(failuresOf) };
};

const runTests = async (projects, reports) => {
  say(`Running the tests: ${projects.join(', ')}`);
  const path = join(reports, `${projects[0]}.json`);
  const code = await runNode('node_modules/vitest/vitest.mjs', [
    'run',
    '--config=packages/config/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path}`,
    ...projects.map((project) => `--project=${project}`),
  ]);
  const of = projects.join(', ');
  try {
    const { passed, failures } = readReport(path);
    return code !== 0 && failures.length === 0
      ? { passed, failures: [failureOf(of, 'An error outside any test: see above.')] }
      : { passed, failures };
  } catch (error) {
    return { passed: 0, failures: [failureOf(of, `There is no report: ${error.message}`)] };
  }
};

/** Whether a clone without installed packages starts; reported as one test. */
const startBareClone = async () => {
  say('Starting a bare clone');
  return (await runNode('packages/config/bin/start-bare-clone.mjs', [])) === 0;
};

/** Whether the engine's own tests catch enough changes of its formulas; reported as one test. */
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
  const stoppedBy = (step) => ({ passed: 0, failures: [failureOf(step, 'It failed: see above.')] });
  if ((await install()) !== 0) return stoppedBy('Installing');
  if (needsBuild) {
    say('Building the server and the web');
    const code = await run(scripts.build, [], { shell: true });
    if (code !== 0) return stoppedBy('Building');
  }
  const total = { passed: 0, failures: [] };
  for (const projects of runs) {
    const { passed, failures } = await runTests(projects, reports);
    total.passed += passed;
    total.failures.push(...failures);
  }
  if (isFull && wanted.includes('process')) {
    if (await startBareClone()) total.passed += 1;
    else
      total.failures.push(failureOf('Starting a bare clone', 'It has no first page: see above.'));
  }
  if (isFull && wanted.includes('mutants')) {
    if (await testMutants()) total.passed += 1;
    else total.failures.push(failureOf('Changing the engine', 'Too few changes are caught.'));
  }
  return total;
};

const reports = mkdtempSync(join(tmpdir(), 'valia-reports-'));
const { passed, failures } = await runEverything(reports);
rmSync(reports, { recursive: true, force: true });
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;
if (failures.length > 0) say(['Failed:', ...failures].join('\n'));
say(`${passed} passed, ${failures.length} failed`);
