import { describe, expect, test } from 'vitest';
import { absoluteEnd, recordedUse, sessionEnd, sessionLifetimes } from './session-lifetime.ts';

const at = (iso: string) => new Date(iso);
const { user, administrator } = sessionLifetimes;
const createdAt = at('2026-03-01T08:00:00Z');

describe('the end of a session', () => {
  test('of a user is seven days after its last use', () => {
    expect(sessionEnd({ createdAt, lastUsedAt: at('2026-03-10T08:00:00Z') }, user)).toEqual(
      at('2026-03-17T08:00:00Z'),
    );
  });

  test('of a user never comes later than thirty days after its start', () => {
    expect(sessionEnd({ createdAt, lastUsedAt: at('2026-03-30T08:00:00Z') }, user)).toEqual(
      at('2026-03-31T08:00:00Z'),
    );
    expect(absoluteEnd({ createdAt }, user)).toEqual(at('2026-03-31T08:00:00Z'));
  });

  test('of an administrator is one hour after its last use, and twelve hours after its start at the latest', () => {
    const used = at('2026-03-01T09:30:00Z');
    expect(sessionEnd({ createdAt, lastUsedAt: used }, administrator)).toEqual(
      at('2026-03-01T10:30:00Z'),
    );
    expect(
      sessionEnd({ createdAt, lastUsedAt: at('2026-03-01T19:45:00Z') }, administrator),
    ).toEqual(at('2026-03-01T20:00:00Z'));
  });
});

describe('a use', () => {
  test('is written down once per touch interval', () => {
    const times = { createdAt, lastUsedAt: createdAt };
    expect(recordedUse(times, at('2026-03-01T08:04:59Z'), user)).toEqual(createdAt);
    expect(recordedUse(times, at('2026-03-01T08:05:00Z'), user)).toEqual(
      at('2026-03-01T08:05:00Z'),
    );
    expect(recordedUse(times, at('2026-03-01T08:01:00Z'), administrator)).toEqual(
      at('2026-03-01T08:01:00Z'),
    );
  });
});
