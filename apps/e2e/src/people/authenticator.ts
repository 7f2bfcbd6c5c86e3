import { Secret, TOTP } from 'otpauth';

const stepMs = 30_000;

/** The code that an authenticator application shows for a key, now or some steps of 30 seconds later. */
const codeOf = (key: string, stepsLater = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(/\s/g, '')) }).generate({
    timestamp: Date.now() + stepsLater * stepMs,
  });

export const authenticator = { codeOf };
