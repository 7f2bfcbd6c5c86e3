import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import type { SelectedItem } from '../list-types.ts';
import { box, row, text } from '../../../../components/style/class-names.ts';

type Named = SelectedItem & { companyName?: string };

interface DeleteDialogProps {
  /** The valuations to delete; null while the dialog is closed. */
  items: readonly Named[] | null;
  onClose: () => void;
  onConfirm: (items: readonly SelectedItem[]) => void;
}

const mostNamed = 5;

const isDeletable = ({ status, everCompleted, access }: SelectedItem): boolean =>
  status === 'draft' && !everCompleted && access === 'owner';

/** Confirms a deletion, which is final: lists what is lost, and what stays because it was completed once. */
export const DeleteDialog = ({ items, onClose, onConfirm }: DeleteDialogProps) => {
  const { t } = useLingui();
  // Preserved while the closing dialog fades out.
  const [shown, setShown] = useState<readonly Named[]>([]);
  if (items !== null && items !== shown) setShown(items);
  const lost = shown.filter(isDeletable);
  const count = lost.length;
  return (
    <Modal
      opened={items !== null}
      onClose={onClose}
      title={
        count === 0
          ? t`Nada que eliminar`
          : t`${plural(count, { one: '¿Eliminar este borrador?', many: '¿Eliminar # de borradores?', other: '¿Eliminar # borradores?' })}`
      }
      closeButtonProps={{ 'aria-label': t`Cerrar` }}
    >
      <DeletedNames lost={lost} />
      <WhatIsLost lostCount={count} keptCount={shown.length - count} />
      <div className={row({ gap: 8, wrap: true, marginTop: 20 })}>
        {count > 0 && (
          <Button
            onClick={() => {
              onClose();
              onConfirm(lost);
            }}
          >
            <Trans>Eliminar para siempre</Trans>
          </Button>
        )}
        <Button variant="default" onClick={onClose} data-autofocus>
          {count > 0 ? t`Conservar` : t`Cerrar`}
        </Button>
      </div>
    </Modal>
  );
};

const WhatIsLost = ({ lostCount, keptCount }: { lostCount: number; keptCount: number }) => (
  <>
    {lostCount > 0 && (
      <p className={box({ marginTop: 12 }, text('dimmed'))}>
        <Trans>
          Se pierden sus datos, etiquetas, notas y accesos compartidos. No se puede deshacer.
        </Trans>
      </p>
    )}
    {keptCount > 0 && (
      <p className={box({ marginTop: 12 }, text('dimmed'))}>
        <Plural
          value={keptCount}
          one="1 no se elimina: solo se pueden eliminar borradores tuyos que nunca se completaron. Puedes archivarla."
          many="# de valoraciones no se eliminan: solo se pueden eliminar borradores tuyos que nunca se completaron. Puedes archivarlas."
          other="# no se eliminan: solo se pueden eliminar borradores tuyos que nunca se completaron. Puedes archivarlas."
        />
      </p>
    )}
  </>
);

const DeletedNames = ({ lost }: { lost: readonly Named[] }) => {
  const { t } = useLingui();
  const more = lost.length - mostNamed;
  return (
    <ul className={text('medium', 'anywhere')}>
      {lost.slice(0, mostNamed).map(({ id, companyName = '' }) => (
        <li key={id}>{companyName === '' ? t`Empresa sin nombre` : companyName}</li>
      ))}
      {more > 0 && (
        <li>
          <Plural value={more} one="y 1 más" many="y # de borradores más" other="y # más" />
        </li>
      )}
    </ul>
  );
};
