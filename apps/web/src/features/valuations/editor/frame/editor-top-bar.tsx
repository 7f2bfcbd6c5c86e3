import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconChevronLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ValuationStatus } from '@valia/domain/valuations/valuation-status.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { useEffect, useRef } from 'react';
import { StatusMenu } from '../../shared/status-menu.tsx';
import { useEditor } from '../document/editor-context.ts';
import { useEditorNavigation } from '../navigation/editor-navigation-context.ts';
import type { ValuationSaver } from '../saving/valuation-saver.ts';
import { PeopleButton } from '../side-panel/people-button.tsx';
import { PresentPeople } from '../people/present-people.tsx';
import { useDescriptions } from '../fields/use-descriptions.ts';
import styles from './editor-top-bar.module.css';
import { ReportMenu } from '../report/report-menu.tsx';
import { SaveIndicator } from '../saving/save-indicator.tsx';
import { UndoStatus } from './undo-status.tsx';
import { box, row, text } from '../../../../components/style/class-names.ts';

const looks = {
  company: box({ overflow: 'hidden' }, text('strong', 'ellipsis', 'nowrap'), styles.company),
  archived: box({ flex: 'none' }, text('fine', 'dimmed', 'nowrap')),
};

interface EditorTopBarProps {
  saver: ValuationSaver | null;
  shownStatus: ValuationStatus;
  onStatus: (to: ValuationStatus) => void;
}

const StepsBack = () => {
  const { t } = useLingui();
  const { undo, redo, canUndo, canRedo } = useEditor();
  const { isPhone } = useEditorNavigation();
  const undoButton = useRef<HTMLButtonElement>(null);
  // On a phone there is room for the redo button only once there is something to redo.
  const hasRedo = !isPhone || canRedo;
  const redoFocused = useRef(false);
  useEffect(() => {
    if (hasRedo || !redoFocused.current) return;
    redoFocused.current = false;
    undoButton.current?.focus();
  }, [hasRedo]);
  return (
    <>
      <ActionIcon ref={undoButton} aria-label={t`Deshacer`} disabled={!canUndo} onClick={undo}>
        <IconArrowBackUp size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
      {hasRedo && (
        <ActionIcon
          aria-label={t`Rehacer`}
          disabled={!canRedo}
          onClick={redo}
          onFocus={() => {
            redoFocused.current = true;
          }}
          onBlur={() => {
            redoFocused.current = false;
          }}
        >
          <IconArrowForwardUp size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
      {!isPhone && <span className={box({ flex: 'none', height: 32 }, styles.rule)} />}
      <UndoStatus />
    </>
  );
};

const ClosedNote = () => (
  <span className={text('spoken')} role="status">
    <Trans>Valoración completada: solo lectura.</Trans>
  </span>
);

/** The name of the valuation, its save state, and its actions. */
export const EditorTopBar = ({ saver, shownStatus, onStatus }: EditorTopBarProps) => {
  const { t } = useLingui();
  const { document, valuation, readOnly, shownVersion } = useEditor();
  const { isPhone } = useEditorNavigation();
  const { term } = useDescriptions();
  const name = document.company.name.trim() === '' ? t`Empresa sin nombre` : document.company.name;
  const mayChange = valuation.access !== 'read';
  const statusMenu = (
    <StatusMenu status={shownStatus} companyName={name} onChange={mayChange ? onStatus : null} />
  );
  const archived = valuation.archived && <span className={looks.archived}>{t`Archivada`}</span>;
  const saved = saver !== null && <SaveIndicator saver={saver} saysSaved={mayChange} />;
  return (
    <div className={row({ gap: 12, align: 'center' }, styles.bar)}>
      <Link to="/valuations" className={styles.back} aria-label={t`Volver a las valoraciones`}>
        <IconChevronLeft size={20} stroke={1.5} aria-hidden />
      </Link>
      <div className={styles.names}>
        <p className={row({ gap: 8, align: 'baseline' })}>
          <span className={looks.company}>{name}</span>
          {isPhone && archived}
        </p>
        {isPhone ? (
          <div className={styles.phoneLine}>
            {statusMenu}
            {saved}
          </div>
        ) : (
          <p className={box({ overflow: 'hidden' }, text('fine', 'dimmed', 'ellipsis', 'nowrap'))}>
            {term(valuationTerms.types[valuation.type])} ·{' '}
            {term(valuationTerms.methods[document.method])}
          </p>
        )}
      </div>
      {!isPhone && <span className={box({ flex: 'none', height: 32 }, styles.rule)} />}
      {!isPhone && statusMenu}
      {!isPhone && archived}
      {!isPhone && saved}
      <span className={box({ flex: 1 }, styles.space)} />
      <StepsBack />
      {shownVersion === null && <PresentPeople />}
      {shownVersion === null && <PeopleButton />}
      {!isPhone && mayChange && <ReportMenu onComplete={() => onStatus('completed')} />}
      {readOnly && valuation.status === 'completed' && <ClosedNote />}
    </div>
  );
};
