import { Trans, useLingui } from '@lingui/react/macro';
import { Tooltip } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { AccountMenu } from './account-menu.tsx';
import { NotificationBell } from './alerts/notification-bell.tsx';
import { LanguageMenu } from './language-menu.tsx';
import styles from './sidebar-content.module.css';
import { box, row } from '../../components/style/class-names.ts';

interface RailFootProps {
  isPhone: boolean;
  collapsed: boolean;
}

/**
 * The parts that do not fit beside a screen that fills the window: its footer and, on a phone, the end of the header.
 */
export const RailFooter = ({ isPhone, collapsed }: RailFootProps) => {
  const { t } = useLingui();
  return (
    <>
      <Tooltip label={t`Términos y condiciones`} position="right" disabled={!collapsed}>
        <Link to="/terms" className={styles.entry}>
          <IconScale size={18} stroke={1.5} aria-hidden />
          <span className={box({ flex: 1 }, styles.label)}>
            <Trans>Términos y condiciones</Trans>
          </span>
        </Link>
      </Tooltip>
      {isPhone && (
        <div className={row({ justify: 'between' })}>
          <NotificationBell />
          <LanguageMenu />
          <AccountMenu />
        </div>
      )}
    </>
  );
};
