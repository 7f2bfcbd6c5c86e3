import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';
import { useEffect, useState } from 'react';
import { cellOfField } from './model/cell-paths.ts';
import { type StepId, stepOfField, stepsOf } from './model/editor-steps.ts';

type FocusTarget = { kind: 'title' } | { kind: 'field'; path: string };

export interface StepNavigation {
  step: StepId;
  steps: StepId[];
  /** Where one was last sent to: the step may have to open what holds it. */
  wantedField: { path: string } | null;
  goToStep: (step: StepId) => void;
  goToField: (path: string) => void;
}

const isFocusable = (element: HTMLElement | null): boolean =>
  element?.hasAttribute('tabindex') === true ||
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const focusTarget = (target: FocusTarget): void => {
  const element =
    target.kind === 'title'
      ? document.querySelector<HTMLElement>('[data-step-title]')
      : document.querySelector<HTMLElement>(`[data-field="${CSS.escape(target.path)}"]`);
  const inner = isFocusable(element)
    ? element
    : element?.querySelector<HTMLElement>('input, select, textarea, button');
  const folded = inner?.closest('details');
  if (folded) folded.open = true;
  inner?.focus();
  inner?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** Which step is open; going somewhere puts the focus there once it is drawn. */
export const useStepNavigation = (
  edited: ValuationDocument,
  startField: string | null = null,
): StepNavigation => {
  const steps = stepsOf(edited.method);
  const [wanted, setWanted] = useState<StepId>(
    startField === null ? 'company' : stepOfField(startField),
  );
  const [target, setTarget] = useState<FocusTarget | null>(
    startField === null ? null : { kind: 'field', path: cellOfField(startField, edited) },
  );
  const step = steps.includes(wanted) ? wanted : (steps[0] ?? 'company');

  useEffect(() => {
    if (target !== null) focusTarget(target);
  }, [target]);

  const goToStep = (to: StepId): void => {
    setWanted(to);
    setTarget({ kind: 'title' });
  };

  useEffect(() => {
    const goOn = (event: KeyboardEvent): void => {
      // There the keys open the list.
      if (event.target instanceof HTMLSelectElement) return;
      if (!event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
      const to = steps[steps.indexOf(step) + (event.key === 'ArrowDown' ? 1 : -1)];
      if (to === undefined) return;
      event.preventDefault();
      // A date that is still being typed is read when its field is left.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      goToStep(to);
    };
    window.addEventListener('keydown', goOn);
    return () => window.removeEventListener('keydown', goOn);
  });

  return {
    step,
    steps,
    wantedField: target?.kind === 'field' ? target : null,
    goToStep,
    goToField: (path) => {
      setWanted(stepOfField(path));
      setTarget({ kind: 'field', path: cellOfField(path, edited) });
    },
  };
};
