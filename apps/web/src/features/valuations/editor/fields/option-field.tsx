import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { useEditor } from '../document/editor-context.ts';
import styles from './fields.module.css';

interface OptionFieldProps {
  /** The part of the document that exists only while the option is chosen. */
  path: string;
  label: ReactNode;
  help?: ReactNode;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
}

/** A checkbox for an optional part of the valuation. */
export const OptionField = ({ path, label, help, chosen, onChoose }: OptionFieldProps) => {
  const { readOnly } = useEditor();
  return (
    <Checkbox
      className={styles.option}
      label={label}
      description={help}
      data-field={path}
      checked={chosen}
      disabled={readOnly}
      onChange={(event) => onChoose(event.currentTarget.checked)}
    />
  );
};
