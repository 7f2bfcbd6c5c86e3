import { useMediaQuery } from '@mantine/hooks';

const media = '(min-width: 1260px)';

/** Wide enough for the table beside the sidebar; otherwise the rows are cards. */
export const useTableFits = (): boolean =>
  useMediaQuery(media, true, { getInitialValueInEffect: false });
