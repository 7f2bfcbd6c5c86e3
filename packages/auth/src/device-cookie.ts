import { sessionCookieRules, type SessionCookieRules } from './session-cookie.ts';

const yearSeconds = 365 * 86_400;

export interface DeviceCookieRules extends SessionCookieRules {
  maxAgeSeconds: number;
}

/** The same attributes as the session cookie's, with another name and a lifetime of one year after the last sign-in. */
export const deviceCookieRules = ({ localMode }: { localMode: boolean }): DeviceCookieRules => ({
  ...sessionCookieRules({ localMode }),
  name: localMode ? 'valia-device' : '__Host-valia-device',
  maxAgeSeconds: yearSeconds,
});
