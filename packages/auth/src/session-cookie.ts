/** The name and attributes of the session cookie. The code that sets the cookie adds `maxAge` and `expires`. */
export interface SessionCookieRules {
  name: string;
  attributes: { httpOnly: true; sameSite: 'lax'; path: '/'; secure: boolean };
}

/**
 * `__Host-` makes the browser accept the cookie only over https, for this exact host and every path. Local mode uses
 * plain http, where browsers accept neither that prefix nor `Secure`.
 */
export const sessionCookieRules = ({ localMode }: { localMode: boolean }): SessionCookieRules => ({
  name: localMode ? 'valia-session' : '__Host-valia-session',
  attributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: !localMode },
});
