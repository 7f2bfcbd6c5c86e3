import { useMediaQuery } from '@mantine/hooks';

/** Wide enough for the table beside the sidebar; otherwise the rows are cards. */
export const useTableFits = (): boolean =>
  useMediaQuery('(min-width: 1200px)', true, { getInitialValueInEffect: false });
