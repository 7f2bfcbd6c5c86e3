import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import {
  addNetAssetAdjustment,
  canAddNetAssetAdjustment,
  chooseNetAssets,
  removeNetAssetAdjustment,
} from '@valia/domain/valuation-choices/net-assets-edits.ts';
import { netAssetTerms } from '@valia/i18n/terms/net-asset-terms.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { useRef } from 'react';
import { useFocusAfterRemoval } from '../../../../../lib/focus/use-focus-after-removal.ts';
import { useEditor } from '../../document/editor-context.ts';
import { useEditorNavigation } from '../../navigation/editor-navigation-context.ts';
import { NumberField } from '../../fields/number-field.tsx';
import { OptionField } from '../../fields/option-field.tsx';
import { TextField } from '../../fields/text-field.tsx';
import { useDescriptions } from '../../fields/use-descriptions.ts';
import { FigureRow } from '../figure-row.tsx';
import { SourcedNumber } from '../sourced-number.tsx';
import { StepSection } from '../step-section.tsx';
import { StepWarnings } from '../step-warnings.tsx';
import styles from '../steps.module.css';
import itemStyles from './item-rows.module.css';
import { box, column, stack } from '../../../../../components/style/class-names.ts';

const looks = {
  item: stack({ gap: [4, 12], align: 'end', pad: [12, 0], borderBottom: 'plain' }, itemStyles.item),
};

const AdjustmentFields = ({ index }: { index: number }) => {
  const { t } = useLingui();
  const { document, put, change, readOnly } = useEditor();
  const { term } = useDescriptions();
  const adjustment = document.netAssets?.adjustments[index];
  if (adjustment === undefined) return null;
  const path = `netAssets.adjustments.${String(index)}`;
  const position = index + 1;
  const name = adjustment.label === '' ? t`Revalorización ${position}` : adjustment.label;
  return (
    <div className={looks.item} role="group" aria-label={name}>
      <TextField path={`${path}.label`} label={term(netAssetTerms.label)} />
      <NumberField path={`${path}.amount`} label={term(netAssetTerms.amount)} />
      <TextField path={`${path}.reason`} label={t`Motivo, para el informe`} />
      <ActionIcon
        aria-label={t`Quitar ${name}`}
        disabled={readOnly}
        onClick={() =>
          change('netAssets.adjustments', (before) =>
            removeNetAssetAdjustment(before, adjustment.id),
          )
        }
      >
        <IconTrash size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
      <div className={box({ span: 'all' })}>
        <OptionField
          path={`${path}.taxed`}
          label={term(netAssetTerms.taxed)}
          chosen={adjustment.taxed}
          onChoose={(chosen) => put(`${path}.taxed`, chosen)}
        />
      </div>
    </div>
  );
};

const Adjustments = () => {
  const { document, change, readOnly } = useEditor();
  const { goToField } = useEditorNavigation();
  const add = useRef<HTMLButtonElement>(null);
  const adjustments = document.netAssets?.adjustments ?? [];
  useFocusAfterRemoval(adjustments.length, () => add.current?.focus());
  return (
    <div>
      {adjustments.map(({ id }, index) => (
        <AdjustmentFields key={id} index={index} />
      ))}
      <div className={styles.choice}>
        <Button
          ref={add}
          variant="default"
          size="compact-sm"
          disabled={readOnly || !canAddNetAssetAdjustment(document)}
          leftSection={<IconPlus size={14} stroke={1.5} aria-hidden />}
          onClick={() => {
            change('netAssets.adjustments', (before) =>
              addNetAssetAdjustment(before, crypto.randomUUID()),
            );
            goToField(`netAssets.adjustments.${String(adjustments.length)}.label`);
          }}
        >
          <Trans>Añade una revalorización</Trans>
        </Button>
      </div>
    </div>
  );
};

const NetAssetsFields = () => {
  const { t } = useLingui();
  return (
    <>
      <SourcedNumber path="netAssets.bookEquity" help={t`El del último balance`} />
      <Adjustments />
      <SourcedNumber
        path="netAssets.latentTaxRate"
        help={t`Sobre las plusvalías netas que tributarían al venderse`}
      />
      <div className={column()}>
        <FigureRow figureId={figureId.netAssets('adjustments')} />
        <FigureRow figureId={figureId.netAssets('latentTax')} />
        <FigureRow figureId={figureId.netAssets('value')} total />
        <FigureRow figureId={figureId.equity('central')} />
        <FigureRow figureId={figureId.netAssets('goodwill')} total />
      </div>
      <div className={styles.choice}>
        <StepWarnings codes={['value-below-net-assets']} />
      </div>
    </>
  );
};

/** The net asset value item by item: a third view without a weight, and whether the business is worth more. */
export const NetAssetsSection = () => {
  const { t } = useLingui();
  const { document, change } = useEditor();
  const isChosen = document.netAssets !== undefined;
  return (
    <StepSection
      title={<Trans>Activo neto ajustado</Trans>}
      help={
        <Trans>
          Contraste sin peso en el valor: el patrimonio con sus activos y deudas a lo que valen. En
          los conflictos entre socios (art. 353 LSC) suele pedirse.
        </Trans>
      }
      stacked
    >
      <div className={styles.choice}>
        <OptionField
          path="netAssets"
          label={t`Contrastar con el activo neto ajustado`}
          chosen={isChosen}
          onChoose={(chosen) => change('netAssets', (before) => chooseNetAssets(before, chosen))}
        />
      </div>
      {isChosen && <NetAssetsFields />}
    </StepSection>
  );
};
