import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { adjustmentCellPath } from '@valia/domain/valuation-cells/cell-paths.ts';
import { baseYear } from '@valia/domain/valuation-years/account-years.ts';
import {
  addAdjustment,
  type AdjustmentKind,
  adjustmentKinds,
  canAddAdjustment,
  removeAdjustment,
} from '@valia/domain/valuation-years/adjustment-edits.ts';
import { adjustmentKindTerms } from '@valia/i18n/terms/adjustment-terms.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { normalisableLines } from '@valia/valuation/valuation-inputs.ts';
import { useFocusAfterRemoval } from '../../../../../lib/focus/use-focus-after-removal.ts';
import { useEditor } from '../../document/editor-context.ts';
import { useEditorNavigation } from '../../navigation/editor-navigation-context.ts';
import { ChoiceField } from '../../fields/choice-field.tsx';
import { NumberField } from '../../fields/number-field.tsx';
import { TextField } from '../../fields/text-field.tsx';
import { useDescriptions } from '../../fields/use-descriptions.ts';
import { StepHeading } from '../step-heading.tsx';
import { focusStepTitle } from '../../navigation/use-step-navigation.ts';
import { FigureRow } from '../figure-row.tsx';
import styles from './normalisation-step.module.css';
import { column, row, stack } from '../../../../../components/style/class-names.ts';

const looks = { adjustment: column({ gap: 12, pad: [16, 0], borderBottom: 'plain' }) };

const AdjustmentFields = ({ index }: { index: number }) => {
  const { t } = useLingui();
  const { document, change, readOnly } = useEditor();
  const { term } = useDescriptions();
  const adjustment = document.adjustments[index];
  if (adjustment === undefined) return null;
  const path = `adjustments.${String(index)}`;
  const position = index + 1;
  const name = adjustment.label === '' ? t`Ajuste ${position}` : adjustment.label;
  return (
    <div className={looks.adjustment} role="group" aria-label={name}>
      <div className={stack({ gap: 12, align: 'end' }, styles.texts)}>
        <TextField path={`${path}.label`} label={t`Ajuste`} />
        <ChoiceField
          path={`${path}.line`}
          label={t`Partida`}
          options={normalisableLines.map((line) => ({
            value: line,
            label: term(valuationTerms.accountFigures[line]),
          }))}
        />
        <TextField path={`${path}.reason`} label={t`Motivo, para el informe`} />
        <TextField
          path={`${path}.support`}
          label={t`Soporte`}
          placeholder={t`Factura, contrato, nómina…`}
        />
        <ActionIcon
          aria-label={t`Quitar el ajuste ${name}`}
          disabled={readOnly}
          onClick={() => change('adjustments', (before) => removeAdjustment(before, adjustment.id))}
        >
          <IconTrash size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </div>
      <div className={stack({ gap: 12 }, styles.amounts)}>
        {document.accounts.years.map(({ year }) => (
          <NumberField
            key={year}
            path={adjustmentCellPath(index, year)}
            label={t`Efecto en ${year}`}
          />
        ))}
      </div>
    </div>
  );
};

interface UsualAdjustmentsProps {
  isDisabled: boolean;
  onChoose: (given: Parameters<typeof addAdjustment>[2]) => void;
}

/** The adjustments that most small companies need, each with the line that it changes. */
const UsualAdjustments = ({ isDisabled, onChoose }: UsualAdjustmentsProps) => {
  const { t } = useLingui();
  const { term } = useDescriptions();
  const kinds = (Object.keys(adjustmentKinds) as AdjustmentKind[]).map((value) => ({
    value,
    label: term(adjustmentKindTerms[value]),
  }));
  return (
    <NativeSelect
      size="xs"
      aria-label={t`Añadir un ajuste habitual`}
      disabled={isDisabled}
      value=""
      data={[{ value: '', label: t`Ajustes habituales…` }, ...kinds]}
      onChange={(event) => {
        const kind = kinds.find(({ value }) => value === event.currentTarget.value);
        if (kind !== undefined) onChoose({ line: adjustmentKinds[kind.value], label: kind.label });
      }}
    />
  );
};

const Adjustments = ({ base }: { base: number }) => {
  const { document } = useEditor();
  return (
    <div className={column()}>
      {document.adjustments.map(({ id }, index) => (
        <AdjustmentFields key={id} index={index} />
      ))}
      <FigureRow figureId={figureId.account(base, 'ebitda')} />
      <FigureRow figureId={figureId.account(base, 'adjustments')} />
      <FigureRow figureId={figureId.account(base, 'normalisedEbitda')} total />
    </div>
  );
};

/** The adjustments to EBITDA that make it represent the business as it will continue. */
export const NormalisationStep = () => {
  const { document, change, readOnly } = useEditor();
  const { goToField } = useEditorNavigation();
  const base = baseYear(document);
  const isFull = readOnly || !canAddAdjustment(document);
  const add = (given?: Parameters<typeof addAdjustment>[2]): void => {
    const place = `adjustments.${String(document.adjustments.length)}`;
    change('adjustments', (before) => addAdjustment(before, crypto.randomUUID(), given));
    goToField(
      given === undefined
        ? `${place}.label`
        : adjustmentCellPath(document.adjustments.length, base),
    );
  };
  useFocusAfterRemoval(document.adjustments.length, focusStepTitle);
  return (
    <>
      <StepHeading
        sentence={
          <Trans>
            Lo que un comprador no heredaría: retribuciones fuera de mercado, gastos personales o
            partidas únicas. Escribe el efecto en el EBITDA, con su signo.
          </Trans>
        }
        actions={
          <div className={row({ gap: 8, align: 'center', wrap: true })}>
            <UsualAdjustments isDisabled={isFull} onChoose={add} />
            <Button
              variant="default"
              size="compact-sm"
              disabled={isFull}
              leftSection={<IconPlus size={14} stroke={1.5} aria-hidden />}
              onClick={() => add()}
            >
              <Trans>Añadir ajuste</Trans>
            </Button>
          </div>
        }
      />
      <div className={styles.below}>
        <Adjustments base={base} />
      </div>
    </>
  );
};
