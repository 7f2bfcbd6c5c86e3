import { SegmentedControl } from '@mantine/core';
import { memo, useId } from 'react';
import { useStableCallback } from '../../../../lib/use-stable-callback.ts';
import { useEditor } from '../document/editor-context.ts';
import { useFieldError } from './use-field.ts';
import { box, column, text } from '../../../../components/style/class-names.ts';

interface SegmentFieldProps<Value extends string> {
  path: string;
  label: string;
  labelHidden?: boolean;
  /** `sm` is for use beside buttons, in a step's heading. */
  size?: 'sm' | 'md';
  value: Value;
  options: { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

interface SegmentsProps {
  size: 'sm' | 'md';
  label: string;
  describedBy: string | undefined;
  value: string;
  options: readonly { value: string; label: string }[];
  readOnly: boolean;
  onChange: (chosen: string) => void;
}

const sameOptions = (one: SegmentsProps['options'], other: SegmentsProps['options']): boolean =>
  one.length === other.length &&
  one.every(
    ({ value, label }, place) => value === other[place]?.value && label === other[place].label,
  );

const sameSegments = (one: SegmentsProps, other: SegmentsProps): boolean =>
  sameOptions(one.options, other.options) &&
  one.size === other.size &&
  one.label === other.label &&
  one.describedBy === other.describedBy &&
  one.value === other.value &&
  one.readOnly === other.readOnly &&
  one.onChange === other.onChange;

/** Re-rendered only when its props change. */
const Segments = memo(function Segments({ label, describedBy, options, ...given }: SegmentsProps) {
  return (
    <SegmentedControl
      {...given}
      aria-label={label}
      aria-describedby={describedBy}
      data={[...options]}
    />
  );
}, sameSegments);

/** A choice among up to four options, all visible. */
export const SegmentField = <Value extends string>({
  path,
  label,
  labelHidden = false,
  size = 'md',
  value,
  options,
  onChoose,
}: SegmentFieldProps<Value>) => {
  const { readOnly } = useEditor();
  const error = useFieldError(path);
  const errorId = useId();
  const choose = useStableCallback((chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option !== undefined) onChoose(option.value);
  });
  return (
    <div className={column({ align: 'start' })} data-field={path} tabIndex={-1}>
      {!labelHidden && (
        <span className={box({ marginBottom: 4 }, text('strong'))} aria-hidden>
          {label}
        </span>
      )}
      <Segments
        size={size}
        label={label}
        describedBy={error === null ? undefined : errorId}
        value={value}
        options={options}
        readOnly={readOnly}
        onChange={choose}
      />
      {error !== null && (
        <p id={errorId} className={box({ marginTop: 4 }, text('small', 'negative'))}>
          {error}
        </p>
      )}
    </div>
  );
};
