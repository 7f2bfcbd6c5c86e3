import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

describe('password strength', () => {
  it('an empty password has no strength yet', () => {
    expect(passwordStrength('')).toEqual({ level: 0, missing: 0 });
  });

  it.each(['123456', 'aaaaaaaaaaaa', 'abcdefghijkl', 'Password1', 'contraseña', 'qwerty123'])(
    '%s is weak, however long',
    (password) => {
      expect(passwordStrength(password).level).toBe(1);
    },
  );

  it('length counts for more than rare signs', () => {
    expect(passwordStrength('tres tristes trigos').level).toBeGreaterThan(
      passwordStrength('Tr1$').level,
    );
    expect(passwordStrength('caballo verde bajo la lluvia').level).toBe(4);
  });

  it('what is known of the person adds nothing', () => {
    const known = ['Marina', 'Ejemplo Soler', 'marina@despacho.example'];
    expect(passwordStrength('marina77x', known).level).toBe(1);
    expect(passwordStrength('marina77x').level).toBeGreaterThan(1);
  });

  it('says how many further characters make it good', () => {
    const { level, missing } = passwordStrength('kvutqzmw');
    expect(level).toBe(2);
    expect(passwordStrength(`kvutqzmw${'pxgnbh'.slice(0, missing)}`).level).toBe(3);
  });
});
