import type { UserLanguage } from '../accounts/user-languages.ts';

/** The groups of the menu, in their order. */
export const menuGroups = [
  'analysis',
  'advanced',
  'resources',
  'profile',
  'administration',
] as const;
export type MenuGroup = (typeof menuGroups)[number];

/**
 * The complete declaration of a screen apart from its path: routes, guards, menu, texts and page lists are generated
 * from it.
 */
export interface Screen {
  /** The users who may open the screen; a guest page redirects signed-in users. */
  entry: 'public' | 'guest' | 'signed-in' | 'administrator';
  /**
   * Whether the screen is a welcome page, or one that an email links to: after signing in, users return to it only when
   * the URL requests it.
   */
  wayIn?: true;
  /** The language that opening the screen selects. */
  language?: UserLanguage;
  /** The screen's file among the web app's features, which exports the component of the same name. */
  file: `${string}-screen`;
  /** The file in the web app with the part of the screen that works as a standalone page until the app is needed. */
  alone?: string;
  /** The catalogs with the screen's texts, in addition to those of every page. */
  catalogs: readonly string[];
  /** The name of the parser in the web app for the screen's query parameters. */
  search?: string;
  /**
   * The screen's calls are only for advisers: the menus of other users do not contain it, and its URL shows them a
   * notice.
   */
  isForAdvisers?: true;
  /** Its group of the menu. */
  menu?: MenuGroup;
  /** Entries of a group come in this order. */
  menuOrder?: number;
  /** The tab of the screen that advisers also find in the profile group of the menu. */
  profileTab?: string;
  /** The menu entry to which the screen belongs, when it has no entry itself. */
  section?: string;
  /**
   * `rail`, for a screen that fills the window, reduces the sidebar to icons; otherwise the screen has the full sidebar
   * and a footer.
   */
  frame?: 'rail';
}
