import { Trans, useLingui } from '@lingui/react/macro';
import { type MantineColorScheme, Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import {
  IconCheck,
  IconChevronDown,
  IconDeviceDesktop,
  IconLogout,
  IconMoon,
  IconSun,
} from '@tabler/icons-react';
import { useSession } from '../../lib/session-store.ts';
import styles from './app-header.module.css';
import { initialsOf } from './initials-of.ts';
import { useSignOut } from '../../lib/use-sign-out.ts';

/** Who is signed in, how the screen looks, and the way out. */
export const AccountMenu = () => {
  const { t } = useLingui();
  const session = useSession();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const signOut = useSignOut();
  if (session.status !== 'signed-in') return null;
  const { email } = session;
  const schemes: { value: MantineColorScheme; label: string; Icon: typeof IconSun }[] = [
    { value: 'light', label: t`Claro`, Icon: IconSun },
    { value: 'dark', label: t`Oscuro`, Icon: IconMoon },
    { value: 'auto', label: t`Como el sistema`, Icon: IconDeviceDesktop },
  ];

  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <UnstyledButton className={styles.trigger} aria-label={t`Cuenta de ${email}`}>
          <span className={styles.initials} aria-hidden>
            {initialsOf(session.details?.firstName ?? null, session.details?.lastName ?? null, email)}
          </span>
          <span className={styles.email}>{email}</span>
          <IconChevronDown size={16} stroke={1.5} aria-hidden className={styles.chevron} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className={styles.section}>{email}</Menu.Label>
        <Menu.Divider />
        <Menu.Label className={styles.section}>
          <Trans>Aspecto</Trans>
        </Menu.Label>
        {schemes.map(({ value, label, Icon }) => (
          <Menu.Item
            key={value}
            role="menuitemradio"
            aria-checked={value === colorScheme}
            leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
            rightSection={value === colorScheme ? <IconCheck size={16} stroke={1.5} aria-hidden /> : undefined}
            onClick={() => setColorScheme(value)}
          >
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.5} aria-hidden />} onClick={() => void signOut()}>
          <Trans>Cerrar sesión</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
