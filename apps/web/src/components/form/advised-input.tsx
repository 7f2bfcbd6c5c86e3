import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import styles from './advised-input.module.css';

interface AdvisedInputProps extends TextInputProps {
  /** Loads the function that checks whether a text is plausible. */
  loadCheck: () => Promise<(text: string) => boolean>;
  /** The advice for an implausible text. */
  advice: string;
}

/** A field that shows advice, once it loses the focus, when its content looks wrong. It refuses nothing. */
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
      // Rendered from the start: a live region added together with its text is not announced.
      description={<span aria-live="polite">{doubtful === props.value && advice}</span>}
      onBlur={(event) => {
        // Without the check there is no advice: the server accepts the text in any case.
        void check(event.currentTarget.value).catch(() => undefined);
        onBlur?.(event);
      }}
      {...props}
    />
  );
};
