import { useMediaQuery } from '@mantine/hooks';

/** Whether the window has this many pixels, which a table needs beside the sidebar; otherwise the rows are cards. */
export const useTableFits = (pixels: number): boolean => {
  const media = `(min-width: ${String(pixels)}px)`;
  return useMediaQuery(media, true, { getInitialValueInEffect: false });
};
