import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** 256 random bits for the cookie, base64url. Nothing but the cookie ever holds them. */
export const createSessionToken = (): string => randomBytes(tokenBytes).toString('base64url');

/** SHA-256 in hexadecimal: what the database keeps of a token. */
export const hashSessionToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
