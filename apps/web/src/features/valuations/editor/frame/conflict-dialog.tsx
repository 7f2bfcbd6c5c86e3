import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Modal } from '@mantine/core';
import { useEffect } from 'react';
import styles from './conflict-dialog.module.css';

interface ConflictDialogProps {
  /** Names of the fields that the other person changed. */
  theirs: string[];
  /** Of those changed here and not saved yet. */
  mine: string[];
  /** Of those that the other person changed and that would not be so any more with mine kept. */
  lostOfTheirs: string[];
  /** Of those changed here that their version has no place for. */
  lostOfMine: string[];
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

const mostNamed = 8;

/** What would be lost is named to the last field. */
const FieldList = ({ names, most = mostNamed }: { names: string[]; most?: number }) => {
  const more = names.length - most;
  return (
    <ul className={styles.fields}>
      {names.slice(0, most).map((name) => (
        <li key={name}>{name}</li>
      ))}
      {more > 0 && (
        <li>
          <Trans>y {more} más</Trans>
        </li>
      )}
    </ul>
  );
};

/** An element and what it stands in, from within; a cell's input is gone once the cell is left. */
const placesOf = (element: Element | null): HTMLElement[] => {
  if (!(element instanceof HTMLElement) || element === document.body) return [];
  const around = placesOf(element.parentElement);
  return element.hasAttribute('tabindex') || element.tabIndex >= 0 ? [element, ...around] : around;
};

/** Where one was typing goes on being typed in: the dialog came unasked. */
const useFocusGivenBack = (): void =>
  useEffect(() => {
    const places = placesOf(document.activeElement);
    return () => places.find((place) => place.isConnected)?.focus({ preventScroll: true });
  }, []);

/** Somebody else saved meanwhile: what they changed, what is changed here, and what to do about it. */
export const ConflictDialog = ({
  theirs,
  mine,
  lostOfTheirs,
  lostOfMine,
  onTakeTheirs,
  onKeepMine,
}: ConflictDialogProps) => {
  const { t } = useLingui();
  useFocusGivenBack();
  return (
    <Modal
      opened
      onClose={onKeepMine}
      withCloseButton={false}
      closeOnClickOutside={false}
      // A key that means no decides nothing: where both wrote, mine would stand over theirs.
      closeOnEscape={false}
      title={t`Otra persona ha guardado cambios`}
    >
      {/* Not a button: the space of a word that is still being typed would press it. */}
      <div className={styles.content} tabIndex={-1} data-autofocus>
        <p>
          <Trans>Mientras editabas, se han guardado cambios en:</Trans>
        </p>
        <FieldList names={theirs} />
        {mine.length > 0 && (
          <>
            <p>
              <Trans>Tus cambios sin guardar están en:</Trans>
            </p>
            <FieldList names={mine} />
          </>
        )}
        <p className={styles.note}>
          <Trans>
            «Conservar los míos» pone solo tus campos sobre su versión; el resto queda como lo ha
            guardado.
          </Trans>
        </p>
        {lostOfTheirs.length > 0 && (
          <>
            <p>
              <Trans>Con «Conservar los míos» se pierde lo que ha guardado en:</Trans>
            </p>
            <FieldList names={lostOfTheirs} most={Infinity} />
          </>
        )}
        {lostOfMine.length > 0 && (
          <>
            <p>
              <Trans>
                En su versión ya no tiene sitio, y se pierde en ambos casos, lo tuyo en:
              </Trans>
            </p>
            <FieldList names={lostOfMine} most={Infinity} />
          </>
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
