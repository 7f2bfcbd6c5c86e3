import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Encrypts short secrets so that only this server can read them. `context` binds a secret to its place: with another
 * context it does not open.
 */
export interface SecretBox {
  seal(secret: string, context: string): string;
  /** Throws when the text was sealed with another context or an unknown key, or was changed. */
  open(sealed: string, context: string): string;
  /** Whether the newest key sealed the text; a text sealed with another key should be sealed again. */
  isCurrent(sealed: string): boolean;
}

interface Key {
  id: string;
  bytes: Buffer;
}

const algorithm = 'aes-256-gcm';
const [nonceBytes, tagBytes, keyBytes, keyIdLength] = [12, 16, 32, 8];

const keyOf = (applicationSecret: string): Key => {
  const bytes = Buffer.from(
    hkdfSync('sha256', applicationSecret, '', 'valia secrets at rest', keyBytes),
  );
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, keyIdLength), bytes };
};

const keyIdOf = (sealed: string): string => sealed.slice(0, sealed.indexOf('.'));

/**
 * AES-256-GCM with a key derived from the application's secret; the sealed text starts with the key's id. `former` are
 * earlier secrets of a rotation, which still open texts.
 */
export const createSecretBox = (
  applicationSecret: string,
  former: readonly string[] = [],
): SecretBox => {
  const current = keyOf(applicationSecret);
  const keys = new Map([...former.map(keyOf), current].map((key) => [key.id, key]));
  return {
    seal: (secret, context) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, current.bytes, nonce).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      const packed = Buffer.concat([nonce, cipher.getAuthTag(), body]);
      return `${current.id}.${packed.toString('base64url')}`;
    },
    open: (sealed, context) => {
      const key = keys.get(keyIdOf(sealed));
      if (key === undefined) throw new Error('A stored secret was sealed by an unknown key.');
      const packed = Buffer.from(sealed.slice(sealed.indexOf('.') + 1), 'base64url');
      const decipher = createDecipheriv(algorithm, key.bytes, packed.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(context))
        .setAuthTag(packed.subarray(nonceBytes, nonceBytes + tagBytes));
      const body = packed.subarray(nonceBytes + tagBytes);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
    isCurrent: (sealed) => keyIdOf(sealed) === current.id,
  };
};
