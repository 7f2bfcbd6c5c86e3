import { defaultSizeStepNodes } from '@valia/valuation/multiples/size-step-on-curve.ts';
import type { SizeStepNodes } from '@valia/valuation/valuation-inputs.ts';
import { z } from 'zod';
import { numberWithin } from './amounts-and-codes.ts';

const value = numberWithin(1, 1e15);
const step = numberWithin(-1, 0);

/** The two ends of the size adjustment's curve: it rises, so that more EBITDA never lowers a value. */
export const sizeStepNodesSchema = z
  .strictObject({ lowerValue: value, lowerStep: step, upperValue: value, upperStep: step })
  .refine((nodes) => nodes.lowerValue < nodes.upperValue && nodes.lowerStep <= nodes.upperStep, {
    message: 'not-valid',
  });

/** The nodes of the editions included in the product, also used for older editions without their own. */
export const startingSizeStepNodes: SizeStepNodes = defaultSizeStepNodes;
