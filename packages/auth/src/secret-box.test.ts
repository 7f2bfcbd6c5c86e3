import { describe, expect, test } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const box = createSecretBox('first secret of the application');

describe('a sealed secret', () => {
  test('opens again, says nothing, and is another text each time', () => {
    const sealed = box.seal('JBSWY3DPEHPK3PXP', 'user 1');
    expect(box.open(sealed, 'user 1')).toBe('JBSWY3DPEHPK3PXP');
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
    expect(box.seal('JBSWY3DPEHPK3PXP', 'user 1')).not.toBe(sealed);
  });

  test('opens neither at another place, nor changed, nor shortened', () => {
    const sealed = box.seal('seed', 'user 1');
    const at = sealed.length - 2;
    const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`;
    expect(() => box.open(sealed, 'user 2')).toThrow(/authenticate/);
    expect(() => box.open(changed, 'user 1')).toThrow(/authenticate/);
    expect(() => box.open(sealed.slice(0, 20), 'user 1')).toThrow(/authentication tag/);
    expect(() => box.open('', 'user 1')).toThrow('unknown key');
  });

  test('outlives a rotation while the former secret is known, and no longer', () => {
    const sealed = box.seal('seed', 'user 1');
    const rotated = createSecretBox('second secret', ['first secret of the application']);
    expect(rotated.open(sealed, 'user 1')).toBe('seed');
    expect(rotated.isCurrent(sealed)).toBe(false);
    expect(rotated.isCurrent(rotated.seal('seed', 'user 1'))).toBe(true);
    expect(() => createSecretBox('second secret').open(sealed, 'user 1')).toThrow('unknown key');
  });
});
