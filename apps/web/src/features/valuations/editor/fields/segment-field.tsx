import { SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { useEditor } from '../editor-context.ts';
import { useFieldError } from '../use-field.ts';
import styles from './fields.module.css';

interface SegmentFieldProps<Value extends string> {
  path: string;
  label: string;
  labelHidden?: boolean;
  /** `sm` stands beside buttons, in a step's heading. */
  size?: 'sm' | 'md';
  value: Value;
  options: { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

/** One of up to four, all in sight. */
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
  return (
    <div className={styles.segment} data-field={path} tabIndex={-1}>
      {!labelHidden && (
        <span className={styles.segmentLabel} aria-hidden>
          {label}
        </span>
      )}
      <SegmentedControl
        size={size}
        aria-label={label}
        aria-describedby={error === null ? undefined : errorId}
        value={value}
        data={options}
        readOnly={readOnly}
        onChange={(chosen) => {
          const option = options.find((candidate) => candidate.value === chosen);
          if (option !== undefined) onChoose(option.value);
        }}
      />
      {error !== null && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
};
