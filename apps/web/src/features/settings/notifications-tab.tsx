import { Sheet } from '../../components/sheet.tsx';
import { NotificationSettingsPanel } from '../notifications/shared/notification-settings-panel.tsx';
import styles from './settings.module.css';

/** What one is told of, and by which way. */
export const NotificationsTab = () => (
  <Sheet className={styles.sheet}>
    <NotificationSettingsPanel />
  </Sheet>
);
