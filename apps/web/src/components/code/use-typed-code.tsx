import { secondFactorDigits } from '@valia/domain/accounts/second-factor-digits.ts';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { IssueText } from '../../lib/errors/issue-text.tsx';

interface TypedCode {
  /** The props of the code's field. */
  fieldProps: {
    ref: RefObject<HTMLInputElement | null>;
    length: number;
    value: string;
    onChange: (digits: string) => void;
    error: ReactNode;
  };
  isComplete: boolean;
  /**
   * Handles the form's submission: passes the six digits to `onCode`, or shows in the field that digits are missing.
   */
  submit: (event: FormEvent) => void;
}

const shortCode = <IssueText issue={{ path: '', code: 'code-not-six-digits', params: {} }} />;

/**
 * The typed six digits of a second factor. `onCode` also receives a function that empties the field for another try.
 */
export const useTypedCode = (onCode: (digits: string, clear: () => void) => void): TypedCode => {
  const [digits, setDigits] = useState('');
  const [isShort, setIsShort] = useState(false);
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const isComplete = digits.length === secondFactorDigits;
  const clear = (): void => {
    setDigits('');
    ref.current?.focus();
  };
  return {
    fieldProps: {
      ref,
      length: secondFactorDigits,
      value: digits,
      onChange: (typed) => {
        setDigits(typed);
        setIsShort(false);
      },
      error: isShort && shortCode,
    },
    isComplete,
    submit: (event) => {
      event.preventDefault();
      setIsShort(!isComplete);
      if (isComplete) onCode(digits, clear);
      else ref.current?.focus();
    },
  };
};
