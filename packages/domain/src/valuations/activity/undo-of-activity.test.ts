import { describe, expect, it } from 'vitest';
import { type UndoEligibility, undoOfActivity } from './undo-of-activity.ts';
import type { ActivityEvent } from './valuation-activity-schemas.ts';

const standing: UndoEligibility = {
  access: 'owner',
  status: 'completed',
  archived: true,
  tags: ['urgente', 'roca'],
  isLast: true,
  email: 'jordi@vila.example',
};

const completed: ActivityEvent = {
  action: 'valuation.status-changed',
  from: 'draft',
  to: 'completed',
};
const undone: ActivityEvent = { ...completed, action: 'valuation.status-undone' };
const archived: ActivityEvent = { action: 'valuation.archived' };
const tagged: ActivityEvent = { action: 'valuation.tagged', added: ['urgente'], removed: [] };
const untagged: ActivityEvent = { action: 'valuation.tagged', added: [], removed: ['venta'] };
const takenBack: ActivityEvent = {
  action: 'valuation.share-taken-back',
  person: 'Jordi Vila',
  right: 'edit',
};

describe('what takes an entry of the feed back', () => {
  it.each([
    [completed, standing, { kind: 'undo-status' }],
    [archived, standing, { kind: 'restore' }],
    [{ action: 'valuation.restored' }, { ...standing, archived: false }, { kind: 'archive' }],
    [tagged, standing, { kind: 'remove-tags', tags: ['urgente'] }],
    [untagged, standing, { kind: 'add-tags', tags: ['venta'] }],
    [takenBack, standing, { kind: 'share', email: 'jordi@vila.example', right: 'edit' }],
  ] as const)('%o', (event, now, undo) => {
    expect(undoOfActivity(event, now)).toEqual(undo);
  });

  it('is nothing for an undo of a status', () => {
    expect(undoOfActivity(undone, { ...standing, status: 'completed' })).toBeNull();
  });

  const changes = [completed, archived, tagged, untagged, takenBack];

  it.each(changes)('is nothing once the same was changed later: %o', (event) => {
    expect(undoOfActivity(event, { ...standing, isLast: false })).toBeNull();
  });

  it.each([
    ['status', completed, { status: 'in_progress' }],
    ['archive', archived, { archived: false }],
    ['tag that came', tagged, { tags: ['roca'] }],
    ['tag that went', untagged, { tags: ['venta'] }],
    ['account', takenBack, { email: null }],
  ] as const)('is nothing where the %s is not as it left it', (_what, event, change) => {
    expect(undoOfActivity(event, { ...standing, ...change })).toBeNull();
  });

  it('is nothing for who may only read; for who may edit, what takes the right to edit', () => {
    const kindsFor = (access: UndoEligibility['access']) =>
      changes.flatMap((event) => undoOfActivity(event, { ...standing, access })?.kind ?? []);
    expect(kindsFor('read')).toEqual([]);
    expect(kindsFor('edit')).toEqual(['undo-status', 'remove-tags', 'add-tags']);
  });

  it.each<ActivityEvent>([
    { action: 'valuation.created' },
    { action: 'valuation.updated', leaves: [], more: 1 },
    { action: 'valuation.shared', person: 'Jordi Vila', right: 'edit' },
    { action: 'valuation.tagged', added: [], removed: [] },
  ])('is nothing for what no toast undoes: %o', (event) => {
    expect(undoOfActivity(event, standing)).toBeNull();
  });
});
