import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const keyBytes = 32;
const tokenBytes = 32;

/** Makes the token of a link from the link's id. */
export type LinkTokenMaker = (linkId: string) => string;

/**
 * Makes tokens of 256 bits that only the holder of the secret can make. The same link always has the same token, so an
 * email sent again after a crash contains the same one, and the token is stored nowhere in between.
 */
export const createLinkTokenMaker = (appSecret: string): LinkTokenMaker => {
  const key = Buffer.from(hkdfSync('sha256', appSecret, '', 'valia link tokens', keyBytes));
  return (linkId) => createHmac('sha256', key).update(linkId).digest('base64url');
};

/** A token of 256 random bits, for a link that is sent in no email. */
export const createLinkToken = (): string => randomBytes(tokenBytes).toString('base64url');

/** SHA-256 in hexadecimal: the form in which the database stores a token. */
export const hashLinkToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
