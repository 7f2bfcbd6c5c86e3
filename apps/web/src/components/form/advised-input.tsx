import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import styles from './advised-input.module.css';

interface AdvisedInputProps extends TextInputProps {
  isPlausible: (text: string) => boolean;
  /** Said of what is not plausible. */
  advice: string;
}

/** A field that says, once it is left, that what it holds looks wrong. It advises and refuses nothing. */
export const AdvisedInput = ({ isPlausible, advice, onBlur, ...props }: AdvisedInputProps) => {
  const [left, setLeft] = useState('');
  const isDoubtful = left === props.value && !isPlausible(left);
  return (
    <TextInput
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      descriptionProps={{ className: styles.advice ?? '' }}
      // There from the start: a region added with its text is not announced.
      description={<span aria-live="polite">{isDoubtful && advice}</span>}
      onBlur={(event) => {
        setLeft(event.currentTarget.value);
        onBlur?.(event);
      }}
      {...props}
    />
  );
};
