import { z } from 'zod';
import { safeText } from '../text/safe-text.ts';
import { pastedTargets } from './pasted-target.ts';

/** The newest of so many choices are kept of each person. */
export const mostLabelChoices = 500;
const mostAtOnce = 200;

/** A target of `null`: the row goes nowhere. */
const labelChoiceSchema = z.strictObject({
  key: safeText(200).min(1),
  target: z.enum(pastedTargets).nullable(),
});
export type LabelChoice = z.infer<typeof labelChoiceSchema>;

export const labelChoicesSchema = z.strictObject({ choices: z.array(labelChoiceSchema) });
export type LabelChoices = z.infer<typeof labelChoicesSchema>;

export const rememberLabelsInput = z.strictObject({
  choices: z.array(labelChoiceSchema).min(1).max(mostAtOnce),
});
export type RememberLabelsInput = z.infer<typeof rememberLabelsInput>;
