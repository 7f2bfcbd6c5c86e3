import { useLingui } from '@lingui/react/macro';
import type { TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { AdvisedInput } from './advised-input.tsx';
import { loadUnprintableCharacters } from './text-checks.ts';

/**
 * A field for a name that is printed on reports. Once it loses the focus, it shows which characters no report can
 * print.
 */
export const PrintedNameInput = (props: TextInputProps) => {
  const { t } = useLingui();
  const [letters, setLetters] = useState<readonly string[]>([]);
  const loadCheck = async () => {
    const unprintableLetters = await loadUnprintableCharacters();
    return (text: string): boolean => {
      const found = unprintableLetters(text);
      setLetters(found);
      return found.length === 0;
    };
  };
  const characters = letters.join(' ');
  return (
    <AdvisedInput
      loadCheck={loadCheck}
      advice={t`Los informes no pueden imprimir ${characters}. Escríbelo con letras latinas.`}
      {...props}
    />
  );
};
