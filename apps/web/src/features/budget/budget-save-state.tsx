import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { errorTexts } from '@valia/i18n/error-texts.ts';
import type { BudgetEditing } from './use-budget.ts';
import styles from './budget.module.css';
import { row, text } from '../../components/style/class-names.ts';

const looks = {
  saveState: row(
    { inline: true, gap: 6, align: 'center' },
    text('small', 'dimmed'),
    styles.saveState,
  ),
};

const icons = {
  saved: IconCheck,
  unsaved: IconRefresh,
  saving: IconRefresh,
  retrying: IconCloudOff,
  conflict: IconAlertTriangle,
  refused: IconAlertTriangle,
};

/** Whether the displayed budget is saved on the server. */
export const BudgetSaveState = ({ state }: Pick<BudgetEditing, 'state'>) => {
  const { t, i18n } = useLingui();
  const texts = {
    saved: t`Guardado`,
    unsaved: t`Sin guardar`,
    saving: t`Guardando…`,
    retrying: t`Sin conexión, sin guardar. Se reintenta solo`,
    conflict: t`Conflicto: se han guardado otros cambios`,
    refused: state.kind === 'refused' ? i18n._(errorTexts[state.code]) : '',
  };
  const Icon = icons[state.kind];
  const isTrouble =
    state.kind === 'retrying' || state.kind === 'conflict' || state.kind === 'refused';
  return (
    <span className={looks.saveState} data-save-state={state.kind}>
      <Icon size={16} stroke={1.75} aria-hidden />
      {texts[state.kind]}
      <span className={text('spoken')} role="status">
        {isTrouble && texts[state.kind]}
      </span>
    </span>
  );
};

/** Shows that another window has saved meanwhile, and the possible actions. */
export const BudgetConflict = ({ state, settle }: Pick<BudgetEditing, 'state' | 'settle'>) =>
  state.kind !== 'conflict' ? null : (
    <div role="alert" className={styles.conflict}>
      <p>
        <Trans>
          Este presupuesto se ha guardado desde otra ventana mientras lo editabas. Tus últimos
          cambios siguen aquí, sin guardar.
        </Trans>
      </p>
      <Button size="sm" variant="default" onClick={() => void settle('theirs')}>
        <Trans>Cargar lo guardado</Trans>
      </Button>
      <Button size="sm" variant="default" onClick={() => void settle('mine')}>
        <Trans>Conservar lo mío</Trans>
      </Button>
    </div>
  );
