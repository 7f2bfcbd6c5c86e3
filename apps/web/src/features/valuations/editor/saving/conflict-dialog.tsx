import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import type { LeafText } from '../activity/leaf-describer.ts';
import { LeafLine } from '../activity/leaf-line.tsx';
import { useFocusGivenBack } from '../navigation/use-focus-given-back.ts';
import styles from './conflict-dialog.module.css';
import { column, text } from '../../../../components/style/class-names.ts';

/** A field that somebody changed in vain: from what to what, where that can be told. */
export interface LostField {
  key: string;
  name: string;
  text: LeafText | null;
}

interface ConflictDialogProps {
  /** Who typed what stands in the same fields; empty where it is not known. */
  people: string;
  /** Names of the fields that the other person changed. */
  theirs: string[];
  /** Of those changed here and not saved yet. */
  mine: string[];
  /** What the other person changed and would not be so any more with mine kept. */
  lostOfTheirs: LostField[];
  /** Of those changed here that their version has no place for. */
  lostOfMine: LostField[];
  /** Whether either reads the digits of amounts in another currency or unit than before. */
  isCountedAnew: boolean;
  /** Takes this person's changes along as text: a part may be lost whatever is chosen. */
  onCopy: () => void;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
  /** Where the field at a path stands once it is decided; null where it is gone. */
  whereNow: (path: string) => string | null;
}

const mostNamed = 8;

interface NamedFieldsProps {
  children: ReactNode;
  names: string[];
}

/** Fields under what is said of them; nothing where there are none. */
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

/** All of them, to the last: they are gone for good. */
const LostFields = ({ children, fields }: { children: ReactNode; fields: LostField[] }) =>
  fields.length > 0 && (
    <>
      <p>{children}</p>
      <ul className={styles.fields}>
        {fields.map(({ key, name, text }) =>
          text === null ? <li key={key}>{name}</li> : <LeafLine key={key} text={text} />,
        )}
      </ul>
    </>
  );

type Changes = Pick<
  ConflictDialogProps,
  'people' | 'theirs' | 'mine' | 'lostOfTheirs' | 'lostOfMine' | 'isCountedAnew'
>;

/** What each changed, and to the last field what would be lost. */
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

/** Somebody else saved meanwhile: what they changed, what is changed here, and what to do about it. */
export const ConflictDialog = ({
  onCopy,
  onTakeTheirs,
  onKeepMine,
  whereNow,
  ...changes
}: ConflictDialogProps) => {
  const { t } = useLingui();
  useFocusGivenBack(whereNow);
  return (
    <Modal
      opened
      onClose={onKeepMine}
      withCloseButton={false}
      closeOnClickOutside={false}
      // A key that means no decides nothing: where both wrote, mine would stand over theirs.
      closeOnEscape={false}
      title={t`Se han guardado otros cambios`}
    >
      {/* Not a button: the space of a word that is still being typed would press it. */}
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
