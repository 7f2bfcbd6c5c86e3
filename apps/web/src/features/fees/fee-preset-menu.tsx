import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconTrash } from '@tabler/icons-react';
import { isAdmin } from '@valia/domain/access/policies.ts';
import type { FeePreset } from '@valia/domain/fees/fee-schemas.ts';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { useUserAction } from '../../lib/act/use-user-action.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { trpc } from '../../lib/trpc.ts';
import type { Fee } from './use-fee.ts';
import styles from './fees.module.css';
import { row } from '../../components/style/class-names.ts';

/** Whether the user is an administrator, who may change the firm's presets. */
export const useCanSaveForFirm = (): boolean => {
  const session = useSession();
  return session.status === 'signed-in' && session.details !== null && isAdmin(session.details);
};

/** Saved terms: the firm's, then the user's own. */
export const FeePresetMenu = ({ fee }: { fee: Fee }) => {
  const { data } = trpc.referrals.fees.presets.useQuery();
  const mayKeepForFirm = useCanSaveForFirm();
  const [deleted, setDeleted] = useState<FeePreset | null>(null);
  const presets = data?.presets ?? [];
  if (presets.length === 0) return null;
  return (
    <>
      <Menu position="bottom-start" width="target">
        <Menu.Target>
          <Button
            variant="default"
            fullWidth
            justify="space-between"
            rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
          >
            <Trans>Usar un preajuste</Trans>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {presets.map((preset) => (
            <PresetItem
              key={preset.id}
              preset={preset}
              onTake={() => fee.take(preset)}
              onDelete={!preset.isFirm || mayKeepForFirm ? () => setDeleted(preset) : null}
            />
          ))}
        </Menu.Dropdown>
      </Menu>
      {deleted !== null && <DeletePreset preset={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
};

interface PresetItemProps {
  preset: FeePreset;
  onTake: () => void;
  /** Null when the user may not delete it. */
  onDelete: (() => void) | null;
}

const PresetItem = ({ preset: { name, isFirm }, onTake, onDelete }: PresetItemProps) => {
  const { t } = useLingui();
  return (
    <div className={row({ align: 'center' }, styles.preset)}>
      <Menu.Item onClick={onTake}>
        {name}
        {isFirm && (
          <span className={styles.help}>
            {' '}
            <Trans>de la firma</Trans>
          </span>
        )}
      </Menu.Item>
      {onDelete !== null && (
        <Menu.Item aria-label={t`Eliminar ${name}`} onClick={onDelete}>
          <IconTrash size={16} stroke={1.5} aria-hidden />
        </Menu.Item>
      )}
    </div>
  );
};

const DeletePreset = ({ preset, onClose }: { preset: FeePreset; onClose: () => void }) => {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const { id, name, isFirm } = preset;
  const { isPending, run } = useUserAction({
    call: () =>
      isFirm
        ? utils.client.admin.fees.deletePreset.mutate({ id })
        : utils.client.referrals.fees.deletePreset.mutate({ id }),
    done: t`Preajuste eliminado`,
    onDone: onClose,
    invalidates: [utils.referrals.fees.presets],
    failed: t`No se pudo eliminar el preajuste`,
  });
  return (
    <ConfirmDialog
      title={t`¿Eliminar «${name}»?`}
      consequences={
        isFirm ? (
          <Trans>Dejará de ofrecerse a todos. Los cálculos ya impresos no cambian.</Trans>
        ) : (
          <Trans>Los cálculos ya impresos no cambian.</Trans>
        )
      }
      action={<Trans>Eliminar</Trans>}
      isDanger
      isPending={isPending}
      onConfirm={() => run()}
      onClose={onClose}
    />
  );
};
