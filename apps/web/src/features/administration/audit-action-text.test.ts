import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setupI18n } from '@lingui/core';
import { requestEventKinds } from '@valia/domain/collaborations/request-event-kind.ts';
import { commissionStepKinds } from '@valia/domain/commissions/commission-status.ts';
import { describe, expect, test } from 'vitest';
import { auditActionText } from './audit-action-text.ts';

const services = join(import.meta.dirname, '../../../../../packages/services/src');
const sources = readdirSync(services, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(services, path), 'utf8'));
const recorded = sources.flatMap((source) =>
  [
    ...source.matchAll(
      /action(?::| =) [^,;]*?'(?<first>[a-z-]+\.[a-z-]+)'(?: : '(?<other>[a-z-]+\.[a-z-]+)')?/gu,
    ),
  ]
    .flatMap(({ groups }) => [groups?.first, groups?.other])
    .filter((action) => action !== undefined),
);

describe('what the audit log says was done', () => {
  const i18n = setupI18n({ locale: 'es', messages: { es: {} } });
  const actions = new Set([
    ...recorded,
    ...commissionStepKinds.map((kind) => `commission.${kind}`),
    ...requestEventKinds.map((kind) => `request.${kind}`),
  ]);

  test('is found in the services', () => {
    expect(actions.size).toBeGreaterThan(90);
    expect(actions).toContain('view.updated');
  });

  test.each([...actions])('%s has words', (action) => {
    expect(auditActionText(action, i18n)).not.toBe(action);
  });

  test('a usual act is told of by the name of its object', () => {
    expect(auditActionText('comparable.deleted', i18n)).toBe('eliminó una operación comparable');
    expect(auditActionText('comparable.archived', i18n)).toBe('comparable.archived');
  });
});
