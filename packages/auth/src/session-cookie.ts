/** How the session's cookie is called and guarded. `maxAge` and `expires` are the setter's. */
export interface SessionCookieRules {
  name: string;
  attributes: { httpOnly: true; sameSite: 'lax'; path: '/'; secure: boolean };
}

/**
 * `__Host-` asks the browser to take the cookie over https only, for this very host and every path.
 * Local mode is plain http, where neither that name nor `Secure` would be kept.
 */
export const sessionCookieRules = ({ localMode }: { localMode: boolean }): SessionCookieRules => ({
  name: localMode ? 'valia-session' : '__Host-valia-session',
  attributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: !localMode },
});
