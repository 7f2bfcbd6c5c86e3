import { useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import { useEffect, useSyncExternalStore } from 'react';
import {
  currentToast,
  dismissToast,
  dismissTriedAgain,
  subscribeToToast,
  type Toast,
} from '../../lib/toast/show-toast.ts';
import { trackUsedControls } from '../../lib/toast/track-used-controls.ts';
import styles from './toast-region.module.css';
import { useToastPosition } from './use-toast-position.ts';
import { box, text } from '../../components/style/class-names.ts';

const ToastAction = ({ label, run }: NonNullable<Toast['action']>) => (
  <button
    type="button"
    className={styles.action}
    onClick={() => {
      dismissToast();
      run();
    }}
  >
    {label}
  </button>
);

/** Both live regions exist in the page from the start: a region added together with its text is not announced. */
export const ToastRegion = () => {
  const { t } = useLingui();
  const toast = useSyncExternalStore(subscribeToToast, currentToast, currentToast);
  const shown = toast?.open ? toast : null;
  const urgent = shown?.kind === 'error';
  const region = useToastPosition(shown);
  useEffect(
    () =>
      region.current === null ? undefined : trackUsedControls(region.current, dismissTriedAgain),
    [region],
  );

  const card = shown && (
    <div className={styles.toast} data-kind={shown.kind} key={shown.id}>
      {shown.kind === 'success' ? (
        <IconCheck size={18} stroke={1.75} aria-hidden className={styles.icon} />
      ) : (
        <IconAlertTriangle size={18} stroke={1.75} aria-hidden className={styles.icon} />
      )}
      <div className={box({ flex: 1, minWidth: 0 }, text('anywhere'))}>
        <p className={text('strong')}>{shown.title}</p>
        {shown.description !== undefined && (
          <p className={text('size-13', 'dimmed')}>{shown.description}</p>
        )}
        {shown.action !== undefined && <ToastAction {...shown.action} />}
      </div>
      <ActionIcon size={28} onClick={dismissToast} aria-label={t`Cerrar aviso`}>
        <IconX size={16} stroke={1.75} aria-hidden />
      </ActionIcon>
    </div>
  );

  return (
    <div
      ref={region}
      className={styles.region}
      data-toast={toast === null ? 'none' : shown ? 'shown' : 'dismissed'}
    >
      <div role="status" aria-live="polite">
        {!urgent && card}
      </div>
      <div role="alert" aria-live="assertive">
        {urgent && card}
      </div>
    </div>
  );
};
