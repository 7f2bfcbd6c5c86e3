import { useMatches } from '@tanstack/react-router';

/**
 * `page` has the whole sidebar and a footer; in `rail`, for a screen that fills the window, the sidebar shows only
 * icons.
 */
export type ShellFrame = 'page' | 'rail';

/** The frame that the current screen's route declares. */
export const useShellFrame = (): ShellFrame =>
  useMatches({ select: (matches) => matches.at(-1)?.staticData.screen?.frame ?? 'page' });
