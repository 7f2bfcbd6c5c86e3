import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Popover, Skeleton } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '../../../lib/page/load-chunk.ts';
import { useAlerts } from './use-alerts.ts';
import styles from './notification-bell.module.css';

const NotificationPanel = lazy(async () => ({
  default: (await loadChunk(() => import('./notification-panel.tsx'))).NotificationPanel,
}));

const mostShown = 9;

/** The number of requests that wait for the user's answer; opens all the notifications of the user. */
export const NotificationBell = () => {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  const { pendingRequests = 0, unread = 0 } = useAlerts() ?? {};
  const pending = t`${plural(pendingRequests, { one: '# solicitud espera tu respuesta', other: '# solicitudes esperan tu respuesta' })}`;
  const told = t`${plural(unread, { one: '# aviso sin leer', other: '# avisos sin leer' })}`;
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          size={36}
          className={styles.bell}
          aria-label={t`Avisos: ${pending}, ${told}`}
          onClick={() => setOpened(!opened)}
        >
          <IconBell size={20} stroke={1.5} aria-hidden />
          {pendingRequests > 0 && (
            <span className={styles.count} aria-hidden>
              {pendingRequests > mostShown ? `${mostShown}+` : pendingRequests}
            </span>
          )}
          {pendingRequests === 0 && unread > 0 && <span className={styles.dot} aria-hidden />}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={styles.dropdown} aria-label={t`Avisos`}>
        <Suspense fallback={<Skeleton height={240} />}>
          <NotificationPanel onClose={() => setOpened(false)} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
};
