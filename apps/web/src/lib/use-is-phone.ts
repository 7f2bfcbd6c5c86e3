import { useMediaQuery } from '@mantine/hooks';

const media = '(max-width: 767px)';

/** Whether the window is narrower than the breakpoint of 768 px. */
export const useIsPhone = (): boolean =>
  useMediaQuery(media, false, { getInitialValueInEffect: false });
