import { useLingui } from '@lingui/react/macro';
import type { PastedTarget } from '@valia/domain/pasted-accounts/pasted-target.ts';
import type { TargetOption } from './target-select.tsx';
import type { PastedReading } from './use-pasted-reading.ts';

/** Chooses where a row goes, and notes it in words so that it may be taken back. */
export const useRowChoice = (reading: PastedReading, targets: readonly TargetOption[]) => {
  const { t } = useLingui();
  return (row: string, name: string, target: PastedTarget | null): void =>
    reading.choose(row, target, {
      question: name,
      answer: targets.find((one) => one.target === target)?.label ?? t`No se usa`,
    });
};
