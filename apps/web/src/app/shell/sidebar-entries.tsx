import { useLingui } from '@lingui/react/macro';
import { Tooltip, VisuallyHidden } from '@mantine/core';
import { Link, useMatches } from '@tanstack/react-router';
import { type MenuPath, menuFor } from '@valia/domain/screens/menu-for.ts';
import { Fragment } from 'react';
import { useSession } from '../../lib/session/session-store.ts';
import { useAlerts } from './alerts/use-alerts.ts';
import { menuEntries, menuGroupNames } from './menu-entries.ts';
import styles from './sidebar-content.module.css';

interface SidebarEntriesProps {
  collapsed: boolean;
  onNavigate: (() => void) | undefined;
}

interface SidebarEntryProps extends SidebarEntriesProps {
  to: MenuPath;
}

const SidebarEntry = ({ to, collapsed, onNavigate }: SidebarEntryProps) => {
  const { i18n } = useLingui();
  const section = useMatches({ select: (matches) => matches.at(-1)?.staticData.screen?.section });
  const { label, Icon } = menuEntries[to];
  const name = i18n._(label);
  return (
    <Tooltip label={name} position="right" disabled={!collapsed}>
      <Link
        to={to}
        className={styles.entry}
        activeOptions={{ exact: to === parentEntry }}
        onClick={onNavigate}
        aria-current={to === section ? 'true' : undefined}
      >
        <Icon size={18} stroke={1.5} aria-hidden />
        <span className={styles.label}>{name}</span>
        {to === countedEntry && <AlertCount />}
      </Link>
    </Tooltip>
  );
};

/** Others stand below its path, with entries of their own. */
const parentEntry = '/admin';
const mostShown = 99;
/** The entry that the badge stands at. */
const countedEntry = '/admin/security';

/** How much waits for the administrators. */
const AlertCount = () => {
  const { t } = useLingui();
  const total = useAlerts()?.badge?.total ?? 0;
  if (total === 0) return null;
  return (
    <span className={styles.badge}>
      {total > mostShown ? `${mostShown}+` : total}
      <VisuallyHidden> {t`pendientes`}</VisuallyHidden>
    </span>
  );
};

/** The groups of the menu with their entries. Nothing of it depends on a role that is only remembered. */
export const SidebarEntries = (props: SidebarEntriesProps) => {
  const { i18n } = useLingui();
  const session = useSession();
  const holder = session.status === 'signed-in' ? session.details : null;
  return menuFor(holder).map(({ group, paths }) => (
    <Fragment key={group}>
      <h2 className={styles.group} id={`menu-${group}`}>
        {i18n._(menuGroupNames[group])}
      </h2>
      <ul aria-labelledby={`menu-${group}`}>
        {paths.map((path) => (
          <li key={path}>
            <SidebarEntry to={path} {...props} />
          </li>
        ))}
      </ul>
    </Fragment>
  ));
};
