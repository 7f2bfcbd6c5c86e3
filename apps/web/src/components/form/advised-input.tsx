import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import styles from './advised-input.module.css';

interface AdvisedInputProps extends TextInputProps {
  /** Fetches what tells whether a text is plausible. */
  loadCheck: () => Promise<(text: string) => boolean>;
  /** Said of what is not plausible. */
  advice: string;
}

/** A field that says, once it is left, that what it holds looks wrong. It advises and refuses nothing. */
export const AdvisedInput = ({ loadCheck, advice, onBlur, ...props }: AdvisedInputProps) => {
  const [doubtful, setDoubtful] = useState<string | null>(null);
  const check = async (text: string): Promise<void> => {
    const isPlausible = await loadCheck();
    setDoubtful(isPlausible(text) ? null : text);
  };
  return (
    <TextInput
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      descriptionProps={{ className: styles.advice ?? '' }}
      // There from the start: a region added with its text is not announced.
      description={<span aria-live="polite">{doubtful === props.value && advice}</span>}
      onBlur={(event) => {
        // Without the check there is no advice: the server takes the text all the same.
        void check(event.currentTarget.value).catch(() => undefined);
        onBlur?.(event);
      }}
      {...props}
    />
  );
};
