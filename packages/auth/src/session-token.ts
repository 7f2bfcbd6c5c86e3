import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** 256 random bits for the cookie, base64url. They are stored only in the cookie. */
export const createSessionToken = (): string => randomBytes(tokenBytes).toString('base64url');

/** SHA-256 in hexadecimal: the form in which the database stores a token. */
export const hashSessionToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
