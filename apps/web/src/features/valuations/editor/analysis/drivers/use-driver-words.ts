import { type DriverWords, driverWords } from '@valia/figures/words/driver-words.ts';
import { useFigureWords } from '../../figures/use-figure-words.ts';

/** Writes drivers and what moves them. */
export const useDriverWords = (): DriverWords => driverWords(useFigureWords());
