import { InputWrapperContext, TextInput } from '@mantine/core';
import { memo, type ReactNode, use, useId } from 'react';
import { OptionalLabel } from '../../../../components/form/optional-label.tsx';
import { useEditor } from '../document/editor-context.ts';
import { fieldKind } from '../values/field-kind.ts';
import { type Field, useField } from './use-field.ts';
import { useScaledCurrencySign } from '../figures/use-unit-note.ts';
import styles from './fields.module.css';
import { text } from '../../../../components/style/class-names.ts';

const looks = { unit: text('size-13', 'dimmed') };

interface NumberFieldProps {
  path: string;
  label: string;
  help?: ReactNode;
  /** The unit after the figure: `€`, `años`. */
  unit?: string;
  /** Hides the label visually, when a heading beside it has the same text. */
  labelHidden?: boolean;
  /** Shows beside the label that the field may stay empty. */
  optional?: boolean;
  size?: 'sm' | 'md';
}

interface FigureInputProps
  extends Field, Required<Pick<NumberFieldProps, 'labelHidden' | 'optional' | 'size'>> {
  path: string;
  label: string;
  help: ReactNode;
  unit: string | undefined;
  readOnly: boolean;
}

/**
 * The estimated width in pixels: about half of the font size per character, plus the gaps to the figure and the edge.
 */
const widthOf = (unit: string): number => unit.length * 6.5 + 20;

interface DescribedByUnitProps {
  /** The id of the element with the unit; null for a figure without a unit. */
  unitId: string | null;
  children: ReactNode;
}

/** Adds the unit to the field's accessible description, beside its help and its error. */
const DescribedByUnit = ({ unitId, children }: DescribedByUnitProps) => {
  const wrapper = use(InputWrapperContext);
  if (unitId === null) return children;
  const describedBy = [wrapper.describedBy ?? '', unitId].join(' ').trim();
  return <InputWrapperContext value={{ ...wrapper, describedBy }}>{children}</InputWrapperContext>;
};

const inputBeside = (unitId: string | null) => (input: ReactNode) => (
  <DescribedByUnit unitId={unitId}>{input}</DescribedByUnit>
);

/** Re-rendered only when its props change, because a keystroke changes only one of many fields. */
const FigureInput = memo(function FigureInput(shown: FigureInputProps) {
  const { path, label, help, unit, labelHidden, optional, size, readOnly } = shown;
  const { text, error, onType, onFocus, onLeave } = shown;
  const unitId = useId();
  const writtenLabel = optional ? <OptionalLabel text={label} /> : label;
  const unitMark =
    unit === undefined ? undefined : (
      <span id={unitId} className={looks.unit}>
        {unit}
      </span>
    );
  return (
    <TextInput
      label={labelHidden ? undefined : writtenLabel}
      aria-label={labelHidden ? label : undefined}
      description={help}
      data-field={path}
      inputMode="decimal"
      autoComplete="off"
      size={size === 'sm' ? 'xs' : 'sm'}
      readOnly={readOnly}
      value={text}
      error={error}
      aria-invalid={error !== null}
      onChange={(event) => onType(event.currentTarget.value)}
      onFocus={(event) => {
        if (onFocus()) event.currentTarget.select();
      }}
      onBlur={onLeave}
      rightSection={unitMark}
      rightSectionWidth={unit === undefined ? undefined : widthOf(unit)}
      inputContainer={inputBeside(unit === undefined ? null : unitId)}
      classNames={{ input: styles.figure ?? '', root: styles.root ?? '' }}
    />
  );
});

/** A figure typed in the user's number format; it is parsed at every keystroke. */
export const NumberField = ({
  path,
  label,
  help,
  unit,
  labelHidden = false,
  optional = false,
  size = 'md',
}: NumberFieldProps) => {
  const field = useField(path);
  const { document, readOnly } = useEditor();
  const scaled = useScaledCurrencySign();
  // Results are written in full, so a field beside them with amounts in thousands must show its unit.
  const isScaled = document.unit !== 1 && fieldKind(path) === 'money';
  const shown = { path, label, help, labelHidden, optional, size, readOnly };
  return <FigureInput {...field} {...shown} unit={isScaled ? scaled : unit} />;
};
