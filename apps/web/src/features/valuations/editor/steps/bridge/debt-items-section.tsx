import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import {
  addDebtItem,
  canAddDebtItem,
  removeDebtItem,
} from '@valia/domain/valuation-choices/debt-item-edits.ts';
import { debtItemKindTerms, debtItemTerms } from '@valia/i18n/terms/debt-item-terms.ts';
import { debtItemKinds } from '@valia/valuation/equity/debt-items.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { useRef } from 'react';
import { useFocusAfterRemoval } from '../../../../../lib/focus/use-focus-after-removal.ts';
import { useEditor } from '../../document/editor-context.ts';
import { useEditorNavigation } from '../../navigation/editor-navigation-context.ts';
import { ChoiceField } from '../../fields/choice-field.tsx';
import { NumberField } from '../../fields/number-field.tsx';
import { TextField } from '../../fields/text-field.tsx';
import { useDescriptions } from '../../fields/use-descriptions.ts';
import { FigureRow } from '../figure-row.tsx';
import { StepSection } from '../step-section.tsx';
import styles from '../steps.module.css';
import itemStyles from './item-rows.module.css';
import { stack } from '../../../../../components/style/class-names.ts';

const looks = {
  item: stack({ gap: [4, 12], align: 'end', pad: [12, 0], borderBottom: 'plain' }, itemStyles.item),
};

const useKindOptions = () => {
  const { term } = useDescriptions();
  return debtItemKinds.map((kind) => ({ value: kind, label: term(debtItemKindTerms[kind]) }));
};

const ItemFields = ({ index }: { index: number }) => {
  const { t } = useLingui();
  const { document, change, readOnly } = useEditor();
  const { term } = useDescriptions();
  const options = useKindOptions();
  const item = document.debtItems?.[index];
  if (item === undefined) return null;
  const path = `debtItems.${String(index)}`;
  const name = term(debtItemKindTerms[item.kind]);
  return (
    <div className={looks.item} role="group" aria-label={name}>
      <ChoiceField path={`${path}.kind`} label={term(debtItemTerms.kind)} options={options} />
      <NumberField path={`${path}.amount`} label={t`Importe`} />
      <TextField path={`${path}.reason`} label={t`Motivo, para el informe`} />
      <ActionIcon
        aria-label={t`Quitar ${name}`}
        disabled={readOnly}
        onClick={() => change('debtItems', (before) => removeDebtItem(before, item.id))}
      >
        <IconTrash size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
    </div>
  );
};

/** The items that a buyer adds to the net debt, each with its reason. */
export const DebtItemsSection = () => {
  const { t } = useLingui();
  const { document, change, readOnly } = useEditor();
  const { goToField } = useEditorNavigation();
  const options = useKindOptions();
  const add = useRef<HTMLSelectElement>(null);
  const items = document.debtItems ?? [];
  useFocusAfterRemoval(items.length, () => add.current?.focus());
  return (
    <StepSection
      title={<Trans>Partidas que se suman a la deuda</Trans>}
      help={
        <Trans>
          Lo que un comprador descuenta del precio y no está en la deuda financiera ni arriba. En
          negativo, lo que suma al precio.
        </Trans>
      }
      stacked
    >
      {items.map(({ id }, index) => (
        <ItemFields key={id} index={index} />
      ))}
      <div className={styles.choice}>
        <NativeSelect
          ref={add}
          aria-label={t`Añadir una partida de deuda`}
          disabled={readOnly || !canAddDebtItem(document)}
          value=""
          data={[{ value: '', label: t`Añade una partida…` }, ...options]}
          onChange={(event) => {
            const kind = debtItemKinds.find((one) => one === event.currentTarget.value);
            if (kind === undefined) return;
            change('debtItems', (before) => addDebtItem(before, crypto.randomUUID(), kind));
            goToField(`debtItems.${String(items.length)}.amount`);
          }}
        />
      </div>
      <FigureRow figureId={figureId.debtItems()} total />
    </StepSection>
  );
};
