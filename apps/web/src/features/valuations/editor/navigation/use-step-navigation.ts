import { cellOfField } from '@valia/domain/valuation-cells/cell-paths.ts';
import {
  type StepId,
  stepOfField,
  stepsOfMethod,
} from '@valia/domain/valuation-progress/valuation-steps.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { useEffect, useRef, useState } from 'react';
import type { EditorLocationStore } from './editor-location.ts';
import { type ResultView, viewOfField } from './result-views.ts';

/** The target that gets the focus once its step is rendered. */
type FocusTarget = { step: StepId } & ({ kind: 'title' } | { kind: 'field'; path: string });

export interface StepNavigation {
  step: StepId;
  steps: StepId[];
  /** The view of the result. */
  view: ResultView;
  goToStep: (step: StepId) => void;
  /** Opens the step and the view of a field and focuses the field. */
  goToField: (path: string) => void;
  showView: (view: ResultView) => void;
  /** A counter of navigations: when it changes, overlays above the steps close. */
  goings: number;
}

const isFocusable = (element: HTMLElement | null): boolean =>
  element?.hasAttribute('tabindex') === true ||
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** Focuses the step's title when the focused element has disappeared. */
export const focusStepTitle = (options?: FocusOptions): void => {
  // On a phone, the select of the steps keeps the focus, because arrow keys move through it.
  if (document.activeElement instanceof HTMLSelectElement) return;
  document.querySelector<HTMLElement>('[data-step-title]')?.focus(options);
};

const focusField = (path: string): void => {
  const element = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(path)}"]`);
  const inner = isFocusable(element)
    ? element
    : element?.querySelector<HTMLElement>('input, select, textarea, button');
  const folded = inner?.closest('details');
  if (folded) folded.open = true;
  inner?.focus();
  inner?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** Focuses the target of a navigation; after the browser's back or forward, the step's title. */
const useFocusAfterGoing = (step: StepId, target: FocusTarget | null): void => {
  const drawn = useRef(step);
  const reached = useRef<FocusTarget | null>(null);
  useEffect(() => {
    const isOther = drawn.current !== step;
    drawn.current = step;
    const wanted = target?.step === step && target !== reached.current ? target : null;
    if (wanted !== null) reached.current = wanted;
    if (wanted?.kind === 'field') focusField(wanted.path);
    else if (wanted !== null) focusStepTitle();
    // The scroll position is restored automatically.
    else if (isOther) focusStepTitle({ preventScroll: true });
  }, [step, target]);
};

/** Alt with an arrow key opens the previous or next step. */
const useStepKeys = (step: StepId, steps: StepId[], goToStep: (step: StepId) => void): void => {
  useEffect(() => {
    const goOn = (event: KeyboardEvent): void => {
      // In a select, these keys open the list.
      if (event.target instanceof HTMLSelectElement) return;
      if (!event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
      const to = steps[steps.indexOf(step) + (event.key === 'ArrowDown' ? 1 : -1)];
      if (to === undefined) return;
      event.preventDefault();
      // Blurs the field, because a date that is still being typed is only parsed then.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      goToStep(to);
    };
    window.addEventListener('keydown', goOn);
    return () => window.removeEventListener('keydown', goOn);
  });
};

/** The open step and view; a navigation focuses its target once that is rendered. */
export const useStepNavigation = (
  edited: ValuationDocument,
  { place, go }: EditorLocationStore,
): StepNavigation => {
  const { field } = place;
  const steps = stepsOfMethod(edited.method);
  const among = (wanted: StepId): StepId =>
    steps.includes(wanted) ? wanted : (steps[0] ?? 'company');
  const step = among(place.step ?? (field === null ? 'company' : stepOfField(field)));
  const view = place.view ?? viewOfField(field ?? '');
  const [target, setTargetOnly] = useState<FocusTarget | null>(null);
  const [goings, setGoings] = useState(0);
  const setTarget = (to: FocusTarget): void => {
    setTargetOnly(to);
    setGoings((before) => before + 1);
  };
  const targetOf = (path: string): FocusTarget => ({
    kind: 'field',
    step: among(stepOfField(path)),
    path: cellOfField(path, edited),
  });
  const [seenField, setSeenField] = useState<string | null>(null);
  if (seenField !== field) {
    setSeenField(field);
    if (field !== null) setTarget(targetOf(field));
  }
  useFocusAfterGoing(step, target);

  const goToStep = (to: StepId): void => {
    if (to !== step) go({ step: to, view: null }, { replace: false, resetScroll: true });
    setTarget({ kind: 'title', step: to });
  };
  useStepKeys(step, steps, goToStep);

  return {
    step,
    steps,
    view,
    goings,
    goToStep,
    goToField: (path) => {
      const to = targetOf(path);
      const toView = to.step === 'result' ? viewOfField(path) : null;
      if (to.step !== step || (toView ?? view) !== view)
        go({ step: to.step, view: toView }, { replace: to.step === step, resetScroll: false });
      setTarget(to);
    },
    showView: (to) => go({ step, view: to }, { replace: true, resetScroll: false }),
  };
};
