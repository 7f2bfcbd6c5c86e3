import { expect, test } from 'vitest';
import { latestChainProof } from './audit-chain-proof.ts';

const fault = { position: 12, auditLogId: 40, fault: 'seal-differs' } as const;
const broken = { brokenAt: fault, brokenRow: 40, at: '2026-03-01T10:00:00.000Z' };
const whole = { brokenAt: null, brokenRow: null, at: '2026-03-01T10:00:00.000Z' };
const intactAt = '2026-03-01T09:58:00.000Z';

test.each([
  ['nothing yet', null, undefined, null],
  ['the check alone', null, { intactAt, brokenAt: null, brokenRow: null }, { at: intactAt }],
  ['the proof asked for here', whole, { intactAt, brokenAt: null, brokenRow: null }, whole],
  ['the fault of that proof', broken, { intactAt, brokenAt: null, brokenRow: null }, broken],
  [
    'a fault that the check has found since',
    whole,
    { intactAt, brokenAt: fault, brokenRow: 40 },
    { brokenAt: fault, brokenRow: 40, at: null },
  ],
])('what is known of the chain is %s', (_name, own, check, known) => {
  expect([latestChainProof(own, check)]).toMatchObject([known]);
});
