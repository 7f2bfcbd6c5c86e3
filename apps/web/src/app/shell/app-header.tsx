import { useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { Wordmark } from '../../components/wordmark.tsx';
import { AccountMenu } from './account-menu.tsx';
import styles from './app-header.module.css';
import { LanguageMenu } from './language-menu.tsx';

interface AppHeaderProps {
  isPhone: boolean;
  onOpenMenu: () => void;
}

export const AppHeader = ({ isPhone, onOpenMenu }: AppHeaderProps) => {
  const { t } = useLingui();
  return (
    <header className={styles.header}>
      {isPhone && (
        <div className={styles.start}>
          <ActionIcon size={44} onClick={onOpenMenu} aria-label={t`Abrir menú`}>
            <IconMenu2 size={20} stroke={1.5} aria-hidden />
          </ActionIcon>
          <Wordmark />
        </div>
      )}
      <LanguageMenu />
      <AccountMenu />
    </header>
  );
};
