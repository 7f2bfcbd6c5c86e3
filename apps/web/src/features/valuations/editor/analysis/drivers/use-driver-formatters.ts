import { type DriverFormatters, driverFormatters } from '@valia/figures/words/driver-formatters.ts';
import { useFigureFormatters } from '../../figures/use-figure-formatters.ts';

/** Formats drivers and their changes. */
export const useDriverFormatters = (): DriverFormatters => driverFormatters(useFigureFormatters());
