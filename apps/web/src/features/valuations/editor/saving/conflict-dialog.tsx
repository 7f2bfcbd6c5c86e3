import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldChangeText } from '../activity/field-change-describer.ts';
import { FieldChangeLine } from '../activity/field-change-line.tsx';
import { useRestoreTypingFocus } from '../navigation/use-restore-typing-focus.ts';
import styles from './conflict-dialog.module.css';
import { column, text } from '../../../../components/style/class-names.ts';

/** A field whose change is lost: the old and new value, if they can be shown. */
export interface LostField {
  key: string;
  name: string;
  text: FieldChangeText | null;
}

interface ConflictDialogProps {
  /** The names of the users who changed the same fields; empty when unknown. */
  people: string;
  /** Names of the fields that the other user changed. */
  theirs: string[];
  /** Names of the fields changed here and not saved yet. */
  mine: string[];
  /** The other user's changes that would be lost if the changes made here are kept. */
  lostOfTheirs: LostField[];
  /** The changes made here that have no place in the other version. */
  lostOfMine: LostField[];
  /** Whether either version interprets the amounts in another currency or unit than before. */
  isCountedAnew: boolean;
  /** Copies this user's changes as text, because a part may be lost whatever is chosen. */
  onCopy: () => void;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
  /** The current path of a field after the decision; null when the field is gone. */
  whereNow: (path: string) => string | null;
}

const mostNamed = 8;

interface NamedFieldsProps {
  children: ReactNode;
  names: string[];
}

/** A sentence with a list of fields; nothing when there are none. */
const NamedFields = ({ children, names }: NamedFieldsProps) => {
  const shown = names.length === mostNamed + 1 ? names : names.slice(0, mostNamed);
  const more = names.length - shown.length;
  if (names.length === 0) return null;
  return (
    <>
      <p>{children}</p>
      <ul className={styles.fields}>
        {shown.map((name) => (
          <li key={name}>{name}</li>
        ))}
        {more > 0 && (
          <li>
            <Trans>y {more} más</Trans>
          </li>
        )}
      </ul>
    </>
  );
};

/** Lists every lost field without a limit, because the changes are lost permanently. */
const LostFields = ({ children, fields }: { children: ReactNode; fields: LostField[] }) =>
  fields.length > 0 && (
    <>
      <p>{children}</p>
      <ul className={styles.fields}>
        {fields.map(({ key, name, text }) =>
          text === null ? <li key={key}>{name}</li> : <FieldChangeLine key={key} text={text} />,
        )}
      </ul>
    </>
  );

type Changes = Pick<
  ConflictDialogProps,
  'people' | 'theirs' | 'mine' | 'lostOfTheirs' | 'lostOfMine' | 'isCountedAnew'
>;

/** The fields that each side changed, and a complete list of the changes that would be lost. */
const ChangedFields = ({
  people,
  theirs,
  mine,
  lostOfTheirs,
  lostOfMine,
  isCountedAnew,
}: Changes) => (
  <>
    <NamedFields names={theirs}>
      <Trans>Mientras editabas, se han guardado cambios en:</Trans>
    </NamedFields>
    {people !== '' && (
      <p>
        <Trans>Lo ha escrito {people}, en los mismos campos que tú.</Trans>
      </p>
    )}
    {isCountedAnew && (
      <p>
        <Trans>
          Cambia la moneda o la unidad: ninguna cifra se convierte, y todas se leerán en la que
          quede.
        </Trans>
      </p>
    )}
    <NamedFields names={mine}>
      <Trans>Tus cambios sin guardar están en:</Trans>
    </NamedFields>
    <p className={text('size-13', 'dimmed')}>
      <Trans>
        «Conservar los míos» aplica tus cambios sobre su versión y mantiene el resto. «Quedarme con
        los suyos» quita todos tus cambios; «Deshacer» recupera los que caben en la suya.
      </Trans>
    </p>
    <LostFields fields={lostOfTheirs}>
      <Trans>Con «Conservar los míos» se pierde lo que ha guardado en:</Trans>
    </LostFields>
    <LostFields fields={lostOfMine}>
      <Trans>En su versión ya no tiene sitio, y se pierde en ambos casos, lo tuyo en:</Trans>
    </LostFields>
  </>
);

/** Shown when another user has saved meanwhile: their changes, the changes made here, and the possible decisions. */
export const ConflictDialog = ({
  onCopy,
  onTakeTheirs,
  onKeepMine,
  whereNow,
  ...changes
}: ConflictDialogProps) => {
  const { t } = useLingui();
  useRestoreTypingFocus(whereNow);
  return (
    <Modal
      opened
      onClose={onKeepMine}
      withCloseButton={false}
      closeOnClickOutside={false}
      // Escape must not decide: where both users changed a field, it would overwrite the other user's value.
      closeOnEscape={false}
      title={t`Se han guardado otros cambios`}
    >
      {/* The initial focus is not on a button, because a space typed at that moment would press it. */}
      <div className={column({ gap: 12 }, styles.content)} tabIndex={-1} data-autofocus>
        <ChangedFields {...changes} />
        {changes.lostOfMine.length > 0 && (
          <Button
            variant="default"
            size="compact-sm"
            className={styles.copy ?? ''}
            onClick={onCopy}
          >
            <Trans>Copiar mis cambios</Trans>
          </Button>
        )}
        <div className={styles.actions}>
          <Button variant="default" onClick={onTakeTheirs}>
            <Trans>Quedarme con los suyos</Trans>
          </Button>
          <Button onClick={onKeepMine}>
            <Trans>Conservar los míos</Trans>
          </Button>
        </div>
      </div>
    </Modal>
  );
};
