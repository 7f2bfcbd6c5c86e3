import { describe, expect, test } from 'vitest';
import { trustedProxies } from './trusted-proxies.ts';

describe('a proxy', () => {
  test('is believed by its place when their number is said', () => {
    const trusts = trustedProxies(2);
    expect([0, 1, 2].map((hop) => trusts('203.0.113.7', hop))).toEqual([true, true, false]);
  });

  test.each([
    ['10.0.0.0/8, 192.0.2.4', '10.1.2.3', true],
    ['10.0.0.0/8, 192.0.2.4', '192.0.2.4', true],
    ['10.0.0.0/8, 192.0.2.4', '192.0.2.5', false],
    ['10.0.0.0/8', '::ffff:10.1.2.3', true],
    ['fc00::/7', 'fd12::1', true],
    ['fc00::/7', '2001:db8::1', false],
    ['loopback', '127.4.5.6', true],
    ['loopback', '::1', true],
    ['uniquelocal', '172.20.1.1', true],
    ['uniquelocal', '172.40.1.1', false],
    ['10.0.0.0/8', 'unknown', false],
    ['10.0.0.0/8', '', false],
  ])('%s believes %s: %s', (setting, address, expected) => {
    expect(trustedProxies(setting)(address, 0)).toBe(expected);
  });

  test('is nobody when there is none', () => {
    expect(trustedProxies(false)('127.0.0.1', 0)).toBe(false);
  });
});
