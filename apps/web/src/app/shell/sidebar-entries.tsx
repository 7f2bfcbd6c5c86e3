import { useLingui } from '@lingui/react/macro';
import { Tooltip, VisuallyHidden } from '@mantine/core';
import { Link, useMatches, useSearch } from '@tanstack/react-router';
import { type MenuPath, menuFor } from '@valia/domain/screens/menu-for.ts';
import { screens } from '@valia/domain/screens/screens.ts';
import { Fragment } from 'react';
import { useSession } from '../../lib/session/session-store.ts';
import { useAlerts } from './alerts/use-alerts.ts';
import { menuEntries, menuGroupNames, menuTabs } from './menu-entries.ts';
import styles from './sidebar-content.module.css';
import { box, text } from '../../components/style/class-names.ts';

const looks = {
  group: box({ padX: 8 }, text('fine', 'medium', 'dimmed', 'nowrap'), styles.group),
  badge: box(
    { padX: 6, background: 'ink' },
    text('size-11', 'line-20', 'strong', 'on-ink', 'center'),
    styles.badge,
  ),
};

interface SidebarEntriesProps {
  collapsed: boolean;
  onNavigate: (() => void) | undefined;
}

const profileTabOf = (path: MenuPath) => {
  const screen = screens[path];
  return 'profileTab' in screen ? screen.profileTab : null;
};

interface MenuPlace {
  path: MenuPath;
  /** The tab that the entry opens; null when it opens the screen without a tab. */
  tab: ReturnType<typeof profileTabOf>;
}

interface SidebarEntryProps extends SidebarEntriesProps {
  place: MenuPlace;
}

/** Whether an entry is the current place: compared by path, and also by tab if a tab has its own entry. */
const useIsHere = ({ path, tab }: MenuPlace): boolean => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const here = useMatches({ select: (matches) => matches.at(-1) });
  const section = here?.staticData.screen?.section;
  if (here?.pathname !== path) return section === path;
  const ownTab = profileTabOf(path);
  return tab === null ? ownTab === null || search['tab'] !== ownTab : search['tab'] === tab;
};

/** Other entries have paths below this one. */
const parentEntry = '/admin';

const SidebarEntry = ({ place, collapsed, onNavigate }: SidebarEntryProps) => {
  const { i18n } = useLingui();
  const isHere = useIsHere(place);
  const { path, tab } = place;
  const { label, Icon } = (tab === null ? null : menuTabs[tab]) ?? menuEntries[path];
  const name = i18n._(label);
  return (
    <Tooltip label={name} position="right" disabled={!collapsed}>
      <Link
        to={path}
        search={tab === null ? {} : { tab }}
        className={styles.entry}
        onClick={onNavigate}
        activeOptions={{
          exact: path === parentEntry || (tab === null && profileTabOf(path) !== null),
        }}
        aria-current={isHere ? 'true' : undefined}
      >
        <Icon size={18} stroke={1.5} aria-hidden />
        <span className={box({ flex: 1 }, styles.label)}>{name}</span>
        {path === countedEntry && <AlertCount />}
      </Link>
    </Tooltip>
  );
};

const mostShown = 99;
/** The entry with the badge. */
const countedEntry = '/admin/security';

/** The number of items that wait for the administrators. */
const AlertCount = () => {
  const { t } = useLingui();
  const total = useAlerts()?.badge?.total ?? 0;
  if (total === 0) return null;
  return (
    <span className={looks.badge}>
      {total > mostShown ? `${mostShown}+` : total}
      <VisuallyHidden> {t`pendientes`}</VisuallyHidden>
    </span>
  );
};

/** The groups of the menu with their entries. No entry depends on a role that the browser only remembers. */
export const SidebarEntries = (props: SidebarEntriesProps) => {
  const { i18n } = useLingui();
  const session = useSession();
  const holder = session.status === 'signed-in' ? session.details : null;
  return menuFor(holder).map(({ group, paths }) => (
    <Fragment key={group}>
      <h2 className={looks.group} id={`menu-${group}`}>
        {i18n._(menuGroupNames[group])}
      </h2>
      <ul aria-labelledby={`menu-${group}`}>
        {paths.map((path) => (
          <li key={path}>
            <SidebarEntry
              place={{ path, tab: group === 'profile' ? profileTabOf(path) : null }}
              {...props}
            />
          </li>
        ))}
      </ul>
    </Fragment>
  ));
};
