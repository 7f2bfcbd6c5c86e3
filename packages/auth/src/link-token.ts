import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const keyBytes = 32;
const tokenBytes = 32;

/** Makes the token of a link from the link's id. */
export type LinkTokenMaker = (linkId: string) => string;

/**
 * Tokens of 256 bits that only the holder of the secret can make. The same link has the same one, so that a mail that
 * is sent again after a crash carries what the first one did, and nothing has to keep the token in between.
 */
export const createLinkTokenMaker = (appSecret: string): LinkTokenMaker => {
  const key = Buffer.from(hkdfSync('sha256', appSecret, '', 'valia link tokens', keyBytes));
  return (linkId) => createHmac('sha256', key).update(linkId).digest('base64url');
};

/** A token of 256 random bits, for a link that travels in no mail. */
export const createLinkToken = (): string => randomBytes(tokenBytes).toString('base64url');

/** SHA-256 in hexadecimal: what the database keeps of a token. */
export const hashLinkToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
