import { Trans, useLingui } from '@lingui/react/macro';
import { Tooltip } from '@mantine/core';
import { IconAntennaBars5, IconFileText, IconLayoutDashboard } from '@tabler/icons-react';
import { Link, useMatches } from '@tanstack/react-router';
import styles from './sidebar-content.module.css';

interface SidebarEntriesProps {
  collapsed: boolean;
  onNavigate: (() => void) | undefined;
}

/** The groups of the menu with their entries. An entry is here when its screen exists. */
export const SidebarEntries = ({ collapsed, onNavigate }: SidebarEntriesProps) => {
  const { t } = useLingui();
  const section = useMatches({ select: (matches) => matches.at(-1)?.staticData.section });
  const entries = [
    { to: '/dashboard', label: t`Panel ejecutivo`, Icon: IconLayoutDashboard },
    { to: '/valuations', label: t`Valoraciones`, Icon: IconAntennaBars5 },
    { to: '/reports', label: t`Informes`, Icon: IconFileText },
  ] as const;
  return (
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
                onClick={onNavigate}
                aria-current={to === section ? 'true' : undefined}
              >
                <Icon size={18} stroke={1.5} aria-hidden />
                <span className={styles.label}>{label}</span>
              </Link>
            </Tooltip>
          </li>
        ))}
      </ul>
    </>
  );
};
