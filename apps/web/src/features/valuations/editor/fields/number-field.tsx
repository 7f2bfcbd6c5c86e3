import { InputWrapperContext, TextInput } from '@mantine/core';
import { memo, type ReactNode, use, useId } from 'react';
import { OptionalLabel } from '../../../../components/form/optional-label.tsx';
import { useEditor } from '../document/editor-context.ts';
import { fieldKind } from '../values/field-kind.ts';
import { type Field, useField } from './use-field.ts';
import { useScaledSign } from '../figures/use-unit-note.ts';
import styles from './fields.module.css';
import { text } from '../../../../components/style/class-names.ts';

const looks = { unit: text('size-13', 'dimmed') };

interface NumberFieldProps {
  path: string;
  label: string;
  help?: ReactNode;
  /** Written after the figure: `€`, `años`. */
  unit?: string;
  /** Leaves the label to screen readers, where a heading beside it says the same. */
  labelHidden?: boolean;
  /** Says beside the label that it may stay empty. */
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

/** About half of the font's size for each letter, and what keeps it off the figure and the edge. */
const widthOf = (unit: string): number => unit.length * 6.5 + 20;

interface DescribedByUnitProps {
  /** Where the unit is written; null for a figure without. */
  unitId: string | null;
  children: ReactNode;
}

/** Names the unit in the field's description, beside its help and what is wrong with it. */
const DescribedByUnit = ({ unitId, children }: DescribedByUnitProps) => {
  const wrapper = use(InputWrapperContext);
  if (unitId === null) return children;
  const describedBy = [wrapper.describedBy ?? '', unitId].join(' ').trim();
  return <InputWrapperContext value={{ ...wrapper, describedBy }}>{children}</InputWrapperContext>;
};

const inputBeside = (unitId: string | null) => (input: ReactNode) => (
  <DescribedByUnit unitId={unitId}>{input}</DescribedByUnit>
);

/** Drawn again only where what it shows is another: a keystroke changes one of many. */
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

/** A figure typed in the person's number format; it is tried at every keystroke. */
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
  const scaled = useScaledSign();
  // A result is written in full: typed beside it, an amount in thousands has to say so.
  const isScaled = document.unit !== 1 && fieldKind(path) === 'money';
  const shown = { path, label, help, labelHidden, optional, size, readOnly };
  return <FigureInput {...field} {...shown} unit={isScaled ? scaled : unit} />;
};
