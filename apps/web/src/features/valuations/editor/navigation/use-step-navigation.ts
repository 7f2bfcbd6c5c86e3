import { cellOfField } from '@valia/domain/valuation-cells/cell-paths.ts';
import {
  type StepId,
  stepOfField,
  stepsOf,
} from '@valia/domain/valuation-progress/valuation-steps.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { useEffect, useRef, useState } from 'react';
import type { PlaceKeeper } from './editor-place.ts';
import { type ResultView, viewOfField } from './result-views.ts';

/** What gets the focus once its step is drawn. */
type FocusTarget = { step: StepId } & ({ kind: 'title' } | { kind: 'field'; path: string });

export interface StepNavigation {
  step: StepId;
  steps: StepId[];
  /** How the result is looked at. */
  view: ResultView;
  goToStep: (step: StepId) => void;
  /** Opens the step and the view of a field and puts the focus into the field. */
  goToField: (path: string) => void;
  showView: (view: ResultView) => void;
  /** How often one was sent somewhere: what lies over the steps makes room then. */
  goings: number;
}

const isFocusable = (element: HTMLElement | null): boolean =>
  element?.hasAttribute('tabindex') === true ||
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** Where a person is when what had the focus went. */
export const focusStepTitle = (options?: FocusOptions): void => {
  // A phone's list of the steps is gone through with arrows: it keeps the focus.
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

/** Puts the focus where one was sent to; where one went back or forward, onto the step's title. */
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
    // The place it was scrolled to comes back by itself.
    else if (isOther) focusStepTitle({ preventScroll: true });
  }, [step, target]);
};

/** Alt and an arrow lead to the step before or after. */
const useStepKeys = (step: StepId, steps: StepId[], goToStep: (step: StepId) => void): void => {
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
};

/** Which step and view are open; going somewhere puts the focus there once it is drawn. */
export const useStepNavigation = (
  edited: ValuationDocument,
  { place, go }: PlaceKeeper,
): StepNavigation => {
  const { field } = place;
  const steps = stepsOf(edited.method);
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
