import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import {
  type Comparable,
  comparablesOf,
} from '@valia/domain/valuation-choices/comparable-edits.ts';
import { multipleKinds } from '@valia/domain/valuation-choices/multiple-edits.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { comparableTypes } from '@valia/valuation/valuation-inputs.ts';
import { useEditor } from '../../document/editor-context.ts';
import { DateField } from '../../fields/date-field.tsx';
import { NumberField } from '../../fields/number-field.tsx';
import { OptionField } from '../../fields/option-field.tsx';
import { SegmentField } from '../../fields/segment-field.tsx';
import { TextField } from '../../fields/text-field.tsx';
import { useDescriptions } from '../../fields/use-descriptions.ts';
import styles from './comparables.module.css';
import { column, stack } from '../../../../../components/style/class-names.ts';

const terms = valuationTerms.comparableFields;

const TypeChoice = ({ path, type }: { path: string; type: Comparable['type'] }) => {
  const { put } = useEditor();
  const { term } = useDescriptions();
  return (
    <div className={styles.whole}>
      <SegmentField
        path={`${path}.type`}
        label={term(terms.type)}
        value={type ?? ''}
        options={comparableTypes.map((value) => ({
          value,
          label: term(valuationTerms.comparableTypes[value]),
        }))}
        onChoose={(chosen) => put(`${path}.type`, chosen)}
      />
    </div>
  );
};

/** The comparables on a phone, as cards with their fields. */
export const ComparableCards = ({ onRemove }: { onRemove: (id: string) => void }) => {
  const { t } = useLingui();
  const { document, put, readOnly } = useEditor();
  const { term } = useDescriptions();
  return (
    <div className={column({ gap: 16 })}>
      {comparablesOf(document).map(({ id, name, included, type }, index) => {
        const path = `multiples.comparables.${String(index)}`;
        const number = index + 1;
        return (
          <div
            key={id}
            role="group"
            aria-label={name === '' ? t`Comparable ${number}` : name}
            className={stack({ gap: 12, columns: 2, borderBottom: 'plain' }, styles.card)}
          >
            <div className={styles.whole}>
              <TextField path={`${path}.name`} label={term(terms.name)} />
            </div>
            <TypeChoice path={path} type={type} />
            <TextField path={`${path}.source`} label={term(terms.source)} />
            <DateField path={`${path}.date`} label={term(terms.date)} />
            {multipleKinds.map((kind) => (
              <NumberField
                key={kind}
                path={`${path}.${kind}`}
                label={term(valuationTerms.multipleKinds[kind])}
              />
            ))}
            <OptionField
              path={`${path}.included`}
              label={term(terms.included)}
              chosen={included}
              onChoose={(chosen) => put(`${path}.included`, chosen)}
            />
            <Button variant="default" disabled={readOnly} onClick={() => onRemove(id)}>
              <Trans>Quitar</Trans>
            </Button>
          </div>
        );
      })}
    </div>
  );
};
