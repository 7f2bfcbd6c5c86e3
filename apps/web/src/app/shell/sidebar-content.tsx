import { Trans, useLingui } from '@lingui/react/macro';
import { Kbd, Tooltip, UnstyledButton } from '@mantine/core';
import { IconAntennaBars5, IconLayoutDashboard, IconLayoutSidebarLeftCollapse } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Wordmark } from '../../components/wordmark.tsx';
import { useSession } from '../../lib/session-store.ts';
import styles from './sidebar-content.module.css';

interface SidebarContentProps {
  collapsed: boolean;
  onToggle: () => void;
  onNavigate?: () => void;
}

const shortcutKey = /mac/i.test(navigator.platform) ? '⌘ B' : 'Ctrl B';

/** The menu. Nothing is shown of it while it is not known who is there. */
export const SidebarContent = ({ collapsed, onToggle, onNavigate }: SidebarContentProps) => {
  const { t } = useLingui();
  const session = useSession();
  const entries = [
    { to: '/dashboard', label: t`Panel ejecutivo`, Icon: IconLayoutDashboard },
    { to: '/valuations', label: t`Valoraciones`, Icon: IconAntennaBars5 },
  ] as const;

  return (
    <div className={styles.content} data-collapsed={collapsed || undefined}>
      <div className={styles.brand}>
        <Link to="/dashboard" className={styles.home} onClick={onNavigate}>
          {collapsed ? (
            <span className={styles.initial} role="img" aria-label="Valía">
              V
            </span>
          ) : (
            <Wordmark />
          )}
        </Link>
      </div>
      <nav aria-label={t`Principal`} className={styles.navigation}>
        {session.status === 'signed-in' && (
          <>
            <h2 className={styles.group} id="menu-analysis">
              <Trans>Análisis principal</Trans>
            </h2>
            <ul aria-labelledby="menu-analysis">
              {entries.map(({ to, label, Icon }) => (
                <li key={to}>
                  <Tooltip label={label} position="right" disabled={!collapsed}>
                    <Link
                      to={to}
                      className={styles.entry}
                      activeProps={{ 'aria-current': 'page' }}
                      aria-label={label}
                      onClick={onNavigate}
                    >
                      <Icon size={18} stroke={1.5} aria-hidden />
                      <span className={styles.label}>{label}</span>
                    </Link>
                  </Tooltip>
                </li>
              ))}
            </ul>
          </>
        )}
      </nav>
      <div className={styles.foot}>
        <Tooltip label={t`Desplegar menú`} position="right" disabled={!collapsed}>
          <UnstyledButton className={styles.entry} onClick={onToggle} aria-expanded={!collapsed}>
            <IconLayoutSidebarLeftCollapse size={18} stroke={1.5} aria-hidden />
            <span className={styles.label}>{collapsed ? t`Desplegar menú` : t`Contraer menú`}</span>
            <Kbd className={styles.key} aria-hidden>
              {shortcutKey}
            </Kbd>
          </UnstyledButton>
        </Tooltip>
      </div>
    </div>
  );
};
