import { adviserPassword } from '@valia/db/testing/create-adviser.ts';
import { askForHelpInput, submitLeadInput } from '@valia/domain/leads/lead-schemas.ts';
import { strFromU8, unzipSync } from 'fflate';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getRequest, rejectRequest } from '../collaborations/request-verbs.ts';
import { readFile } from '../files/read-file.ts';
import { askForHelp } from '../leads/ask-for-help.ts';
import { makeLeadFormToken } from '../leads/lead-form-token.ts';
import { submitLead } from '../leads/submit-lead.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { createRequestSuite, type RequestSuite } from '../testing/create-request-suite.ts';
import { dumpDatabase } from '../testing/dump-database.ts';
import { eraseAccount } from './erase-account.ts';
import { exportAccount } from './export-account.ts';
import { previewErasure } from './preview-erasure.ts';

let suite: RequestSuite;
beforeEach(async () => {
  suite = await createRequestSuite();
});
afterEach(() => suite.database.close());

const input = { password: adviserPassword };
const exportOf = async (ctx: ServiceContext): Promise<string> => {
  const { fileId } = await exportAccount({ ctx, input });
  const { bytes } = await readFile({ ctx, input: { id: fileId } });
  return Object.values(unzipSync(bytes))
    .map((part) => strFromU8(part))
    .join('\n');
};

test('why somebody rejected a request goes with them; its sender still sees that it was rejected', async () => {
  const requestId = await suite.send();
  const [target, sender] = [suite.as(suite.target), suite.as(suite.sender)];
  await rejectRequest({ ctx: target, input: { requestId, version: 1, reason: 'Planted-Reason' } });
  expect(await exportOf(target)).toContain('Planted-Reason');
  await eraseAccount({ ctx: target, input });
  expect(await dumpDatabase(suite.database.db)).not.toContain('Planted-Reason');
  const request = await getRequest({ ctx: sender, input: { requestId } });
  expect(request).toMatchObject({
    request: { status: 'rejected' },
    reason: null,
  });
});

test('what somebody asked the firm is in their export, from the account or in public under its address', async () => {
  const ctx = suite.as(suite.sender);
  const { id: valuationId } = await suite.given(ctx);
  const asked = { valuationId, phone: '961 000 777', message: 'Planted-Help', consent: true };
  await askForHelp({ ctx, input: askForHelpInput.parse(asked) });
  const visitor = suite.contextOf(null);
  const form = {
    companyName: 'Planted-Company',
    taxId: null,
    sector: 'PLA',
    province: '46',
    annualRevenue: 3_850_000,
    ebitda: null,
    reason: 'retirement',
    timing: 'one-year',
    contactName: 'Planted-Contact',
    email: suite.sender.email.toUpperCase(),
    phone: '961 000 888',
    message: 'Planted-Form',
    consent: true,
    website: '',
    language: 'es',
    utm: { source: 'planted-source', medium: null, campaign: null },
    visitId: randomUUID(),
    formToken: makeLeadFormToken({ ...visitor, now: new Date(Date.now() - 60_000) }),
  };
  await submitLead({ ctx: visitor, input: submitLeadInput.parse(form) });
  const exported = await exportOf(ctx);
  const words = ['961 000 777', 'Planted-Help', 'Planted-Contact', 'Planted-Form', '961 000 888'];
  for (const word of words) expect(exported).toContain(word);
  expect((await previewErasure({ ctx })).kept['help-requests']).toBe(2);
  await eraseAccount({ ctx, input });
  const dump = await dumpDatabase(suite.database.db);
  for (const word of [...words, 'planted-source', '961000777', '961000888', suite.sender.email])
    expect(dump).not.toContain(word);
  expect(dump).toContain('Planted-Company');
});
