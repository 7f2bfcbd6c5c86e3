import { secondFactorDigits } from '@valia/domain/accounts/second-factor-digits.ts';
import { timeCodeSchema } from '@valia/domain/accounts/second-factor-code-schemas.ts';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';

const seedBytes = 20;
const periodSeconds = 30;
const window = 1;
const issuer = 'Valía';

const totpOf = (seed: string, label: string): TOTP =>
  new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(seed),
    period: periodSeconds,
    digits: secondFactorDigits,
  });

const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / periodSeconds);

/** 160 random bits in base32, as RFC 4226 requires. */
export const createTimeCodeSeed = (): string => new Secret({ size: seedBytes }).base32;

/** The URI that an authenticator application reads from the QR code. */
export const timeCodeUri = (seed: string, label: string): string => totpOf(seed, label).toString();

/**
 * The time step that this code belongs to, at most one step off, or null. The caller must accept each step only once.
 * The library throws on non-ASCII digits, so the format is checked first.
 */
export const matchTimeStep = (seed: string, code: string, now: Date): number | null => {
  if (!timeCodeSchema.safeParse(code).success) return null;
  const delta = totpOf(seed, '').validate({ token: code, timestamp: now.getTime(), window });
  return delta === null ? null : stepAt(now) + delta;
};

/** The code an authenticator application shows at this moment. */
export const timeCodeAt = (seed: string, now: Date): string =>
  totpOf(seed, '').generate({ timestamp: now.getTime() });

export interface QrCode {
  /** The number of modules per side, including the quiet border. */
  size: number;
  /** The dark modules as the `d` attribute of an SVG path, one unit per module. */
  path: string;
}

export const qrCodeOf = (text: string): QrCode => {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
};
