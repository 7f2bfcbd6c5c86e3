import { useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Wordmark } from '../../components/wordmark.tsx';
import { AccountMenu } from './account-menu.tsx';
import { NotificationBell } from './alerts/notification-bell.tsx';
import { usePollAlerts } from './alerts/use-alerts.ts';
import styles from './app-header.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { row } from '../../components/style/class-names.ts';

const looks = {
  personal: row({ gap: 4, align: 'center', flex: 'none', borderLeft: 'plain' }, styles.personal),
};

interface AppHeaderProps {
  isPhone: boolean;
  onOpenMenu: () => void;
  /** The slot for the screen's own bar; null for a screen that has none. */
  barPlace: ReactNode;
}

export const AppHeader = ({ isPhone, onOpenMenu, barPlace }: AppHeaderProps) => {
  const { t } = useLingui();
  usePollAlerts();
  const menu = isPhone && (
    <ActionIcon size={44} onClick={onOpenMenu} aria-label={t`Abrir menú`}>
      <IconMenu2 size={20} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
  const personal = (
    <>
      <NotificationBell />
      <LanguageMenu />
      <AccountMenu />
    </>
  );
  if (barPlace !== null) {
    // On a phone the bar fills the header: language and account are at the bottom of the menu.
    return (
      <header className={styles.header} data-compact>
        {barPlace}
        {isPhone ? menu : <div className={looks.personal}>{personal}</div>}
      </header>
    );
  }
  return (
    <header className={styles.header}>
      {isPhone && (
        <div className={row({ gap: 8, align: 'center' }, styles.start)}>
          {menu}
          <Wordmark />
        </div>
      )}
      {personal}
    </header>
  );
};
