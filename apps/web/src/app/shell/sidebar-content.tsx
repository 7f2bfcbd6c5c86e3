import { useLingui } from '@lingui/react/macro';
import { Kbd, Tooltip, UnstyledButton } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Wordmark } from '../../components/wordmark.tsx';
import { useSession } from '../../lib/session/session-store.ts';
import styles from './sidebar-content.module.css';
import { SidebarEntries } from './sidebar-entries.tsx';
import { box, column, row, text } from '../../components/style/class-names.ts';

const looks = {
  brand: row({ align: 'center', flex: 'none', padX: 20, borderBottom: 'plain' }, styles.brand),
  home: row({ align: 'center', minWidth: 24, minHeight: 32 }, text('undecorated')),
  foot: box({ pad: [8, 12], borderTop: 'plain' }, styles.foot),
};

interface SidebarContentProps {
  collapsed: boolean;
  onToggle: () => void;
  onNavigate?: () => void;
  /** The content at the bottom, in addition to the button that collapses or expands the sidebar. */
  foot: ReactNode;
}

const productName = 'Valía';
const key = /mac/i.test(navigator.platform) ? '⌘' : 'Ctrl';

/** The menu. It is empty while it is not known who is signed in. */
export const SidebarContent = ({ collapsed, onToggle, onNavigate, foot }: SidebarContentProps) => {
  const { t } = useLingui();
  const { status } = useSession();
  const toggleLabel = collapsed ? t`Desplegar menú` : t`Contraer menú`;
  return (
    <nav
      aria-label={t`Principal`}
      className={column({}, styles.content)}
      data-collapsed={collapsed || undefined}
    >
      <div className={looks.brand}>
        <Link to="/dashboard" className={looks.home} onClick={onNavigate}>
          {collapsed ? (
            <span className={styles.initial} role="img" aria-label={productName}>
              {productName.slice(0, 1)}
            </span>
          ) : (
            <Wordmark />
          )}
        </Link>
      </div>
      <div className={box({ flex: 1, pad: [8, 12] }, styles.navigation)}>
        {status === 'signed-in' && <SidebarEntries collapsed={collapsed} onNavigate={onNavigate} />}
      </div>
      <div className={looks.foot} data-empty={!foot || undefined}>
        {foot}
        <Tooltip label={toggleLabel} position="right" disabled={!collapsed}>
          <UnstyledButton
            className={`${styles.entry} ${styles.toggle}`}
            onClick={onToggle}
            aria-expanded={!collapsed}
          >
            <IconLayoutSidebarLeftCollapse size={18} stroke={1.5} aria-hidden />
            <span className={box({ flex: 1 }, styles.label)}>{toggleLabel}</span>
            <Kbd className={styles.key} aria-hidden>
              {key} B
            </Kbd>
          </UnstyledButton>
        </Tooltip>
      </div>
    </nav>
  );
};
