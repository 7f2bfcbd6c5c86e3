import { z } from 'zod';
import { safeText } from '../text/safe-text.ts';
import { pastedTargets } from './pasted-target.ts';

/** The maximum number of choices stored per user; the newest are kept. */
export const maxLabelChoices = 500;
const mostAtOnce = 200;

/** The target `null` means that the row is not used. */
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
