import { useMatches } from '@tanstack/react-router';

/** `page` has the whole sidebar and a footer; in `rail`, for a screen that fills the window, the sidebar is icons. */
export type Frame = 'page' | 'rail';

/** The frame that the route of this screen asks for. */
export const useFrame = (): Frame =>
  useMatches({ select: (matches) => matches.at(-1)?.staticData.screen?.frame ?? 'page' });
