import { countOutcomes } from '@valia/domain/accounts-intake/count-outcomes.ts';
import { readAccounts } from '@valia/domain/accounts-intake/read-accounts.ts';
import { readSourceFiles } from '../read-source-files.ts';
import { buildLargeLedger } from './build-large-ledger.ts';

// A process of its own, since only there its memory and its time are its own.
const bytes = buildLargeLedger(Number(process.argv[2]));
const began = process.cpuUsage();
const { files } = await readSourceFiles({ name: 'SyS.xlsx', bytes });
const intake = readAccounts(files);
const { user, system } = process.cpuUsage(began);
process.stdout.write(
  JSON.stringify({
    counts: countOutcomes(files, intake),
    questions: intake.questions.length,
    checks: intake.checks.map(({ identity, holds }) => [identity, holds]),
    milliseconds: (user + system) / 1_000,
  }),
);
