import { Sheet } from '../../components/sheet.tsx';
import { NotificationSettingsPanel } from '../notifications/shared/notification-settings-panel.tsx';
import { box } from '../../components/style/class-names.ts';

/** What one is told of, and by which way. */
export const NotificationsTab = () => (
  <Sheet className={box({ marginTop: 16 })}>
    <NotificationSettingsPanel />
  </Sheet>
);
