import { useNavigate } from '@tanstack/react-router';
import { isLanguage } from '@valia/i18n/languages.ts';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { changeLanguage } from '../../lib/language.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { showError } from '../../lib/errors/show-error.ts';
import { closeMenuByKey } from '../../lib/page/close-menu.ts';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { useSignOut } from '../../lib/session/use-sign-out.ts';

const isPlainClick = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  defaultPrevented,
}: MouseEvent) => button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;

/** A public page inside the app: its plain links and buttons use the app's router. */
export const PublicApp = ({ title, children }: { title: string; children: ReactNode }) => {
  const navigate = useNavigate();
  const signOut = useSignOut({ stay: true });
  const isSignedIn = useSession().status === 'signed-in';
  usePageTitle(title);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-signed-in', isSignedIn);
  }, [isSignedIn]);

  const follow = async (link: HTMLAnchorElement): Promise<void> => {
    const { language } = link.dataset;
    if (isLanguage(language)) await changeLanguage(language);
    await navigate({ href: link.href.slice(location.origin.length) });
  };
  const act = useEffectEvent((event: MouseEvent): void => {
    const { target } = event;
    if (!(target instanceof Element) || !isPlainClick(event)) return;
    if (target.closest('[data-act="sign-out"]') !== null) signOut();
    const link = target.closest('a');
    link?.closest('details')?.removeAttribute('open');
    if (link === null || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash !== '') return;
    event.preventDefault();
    follow(link).catch(showError);
  });
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = page.current;
    const hear = (event: MouseEvent): void => act(event);
    element?.addEventListener('click', hear);
    return () => element?.removeEventListener('click', hear);
  }, []);
  useEffect(() => {
    addEventListener('keydown', closeMenuByKey);
    return () => removeEventListener('keydown', closeMenuByKey);
  }, []);
  return <div ref={page}>{children}</div>;
};
