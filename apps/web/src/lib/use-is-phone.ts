import { useMediaQuery } from '@mantine/hooks';

/** Below the breakpoint of 768 px. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
