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

/** 160 random bits in base32, as RFC 4226 asks for. */
export const createTimeCodeSeed = (): string => new Secret({ size: seedBytes }).base32;

/** The address that an authenticator application reads from the QR code. */
export const timeCodeUri = (seed: string, label: string): string => totpOf(seed, label).toString();

/**
 * The time step whose code this is, at most one off, or null. A step is to be accepted once:
 * that is the caller's part. The library throws on digits that are not ASCII, so the shape is looked at first.
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
  /** Modules on a side, the quiet border included. */
  size: number;
  /** The dark modules as the `d` of an SVG path, one unit a module. */
  path: string;
}

export const qrCodeOf = (text: string): QrCode => {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
};
