const name = 'sidebar_collapsed';
const sidebarCookieSeconds = 7 * 24 * 60 * 60;

export const readSidebarCollapsed = (cookies: string): boolean =>
  cookies.split(/;\s*/).includes(`${name}=true`);

export const sidebarCookie = (collapsed: boolean): string =>
  [`${name}=${collapsed}`, 'path=/', `max-age=${sidebarCookieSeconds}`, 'samesite=lax'].join(';');
