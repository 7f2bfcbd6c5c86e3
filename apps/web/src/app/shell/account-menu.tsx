import { Trans, useLingui } from '@lingui/react/macro';
import {
  Menu,
  UnstyledButton,
  type MantineColorScheme,
  useMantineColorScheme,
} from '@mantine/core';
import {
  IconAdjustmentsHorizontal,
  IconChevronDown,
  IconLogout,
  IconMessageReport,
  IconShieldLock,
  IconDeviceDesktop,
  IconMoon,
  IconSun,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { ChoiceItem } from '../../components/choice-item.tsx';
import { useIssueReport } from '../../features/issue-reports/shared/use-issue-report.tsx';
import { useSession } from '../../lib/session/session-store.ts';
import { useSignOut } from '../../lib/session/use-sign-out.ts';
import styles from './app-header.module.css';
import { initialsOf } from '../../lib/people/initials-of.ts';
import { box, text } from '../../components/style/class-names.ts';

const looks = { email: box({ overflow: 'hidden' }, text('ellipsis', 'nowrap'), styles.email) };

interface Scheme {
  value: MantineColorScheme;
  label: string;
  Icon: typeof IconSun;
}

/** The choice between light, dark, or the system's colour scheme, remembered by this browser. */
const ColorSchemeItems = () => {
  const { t } = useLingui();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const schemes: Scheme[] = [
    { value: 'light', label: t`Claro`, Icon: IconSun },
    { value: 'dark', label: t`Oscuro`, Icon: IconMoon },
    { value: 'auto', label: t`Como el sistema`, Icon: IconDeviceDesktop },
  ];
  return schemes.map(({ value, label, Icon }) => (
    <ChoiceItem
      key={value}
      label={label}
      chosen={value === colorScheme}
      icon={<Icon size={16} stroke={1.5} aria-hidden />}
      onChoose={() => setColorScheme(value)}
    />
  ));
};

/** The account menu: the signed-in user, the colour scheme, and signing out. */
export const AccountMenu = () => {
  const { t } = useLingui();
  const session = useSession();
  const signOut = useSignOut();
  const { report, dialog } = useIssueReport();
  if (session.status !== 'signed-in') return null;
  const { email, details } = session;
  return (
    <>
      {dialog}
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <UnstyledButton className={styles.trigger} aria-label={t`${email}, cuenta`}>
            {/* The user's initials are treated as a picture, not as text with which the accessible name would have to begin. */}
            <span
              className={styles.initials}
              data-initials={initialsOf(
                details?.firstName ?? null,
                details?.lastName ?? null,
                email,
              )}
              aria-hidden
            />
            <span className={looks.email}>{email}</span>
            <IconChevronDown size={16} stroke={1.5} aria-hidden className={styles.chevron} />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label className={styles.section}>{email}</Menu.Label>
          <OwnPages />
          <ReportItem onReport={report} />
          <Menu.Divider />
          <Menu.Label className={styles.section}>
            <Trans>Aspecto</Trans>
          </Menu.Label>
          <ColorSchemeItems />
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconLogout size={16} stroke={1.5} aria-hidden />}
            onClick={signOut}
          >
            <Trans>Cerrar sesión</Trans>
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
};

const OwnPages = () => (
  <>
    <Menu.Item
      component={Link}
      to="/security"
      leftSection={<IconShieldLock size={16} stroke={1.5} aria-hidden />}
    >
      <Trans>Seguridad</Trans>
    </Menu.Item>
    <Menu.Item
      component={Link}
      to="/settings"
      leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.5} aria-hidden />}
    >
      <Trans>Ajustes</Trans>
    </Menu.Item>
  </>
);

const ReportItem = ({ onReport }: { onReport: () => void }) => (
  <Menu.Item
    leftSection={<IconMessageReport size={16} stroke={1.5} aria-hidden />}
    onClick={onReport}
  >
    <Trans>Informar de un problema</Trans>
  </Menu.Item>
);
