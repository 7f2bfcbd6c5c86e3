import { useLingui } from '@lingui/react/macro';
import type { TextInputProps } from '@mantine/core';
import { unprintableLetters } from '@valia/domain/text/unprintable-letters.ts';
import { AdvisedInput } from './advised-input.tsx';

/** A name that stands on reports: once it is left, it says which of its letters no report can print. */
export const PrintedNameInput = (props: TextInputProps) => {
  const { t } = useLingui();
  const letters = unprintableLetters(String(props.value ?? ''));
  const characters = letters.join(' ');
  return (
    <AdvisedInput
      isPlausible={() => letters.length === 0}
      advice={t`Los informes no pueden imprimir ${characters}. Escríbelo con letras latinas.`}
      {...props}
    />
  );
};
