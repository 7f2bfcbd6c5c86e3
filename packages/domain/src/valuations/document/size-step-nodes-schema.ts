import { defaultSizeStepNodes } from '@valia/valuation/multiples/size-step-on-curve.ts';
import type { SizeStepNodes } from '@valia/valuation/valuation-inputs.ts';
import { z } from 'zod';
import { numberWithin } from './amounts-and-codes.ts';

const value = numberWithin(1, 1e15);
const step = numberWithin(-1, 0);

/** Where the curve of the size step begins and ends: it rises, so that more EBITDA never lowers a value. */
export const sizeStepNodesSchema = z
  .strictObject({ lowerValue: value, lowerStep: step, upperValue: value, upperStep: step })
  .refine((nodes) => nodes.lowerValue < nodes.upperValue && nodes.lowerStep <= nodes.upperStep, {
    message: 'not-valid',
  });

/** Those that the sector sets came with, and that an older one is taken to have. */
export const startingSizeStepNodes: SizeStepNodes = defaultSizeStepNodes;
