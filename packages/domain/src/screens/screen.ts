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

/** All that is said of a screen besides its path: routes, guards, menu, texts and page lists are made from it. */
export interface Screen {
  /** Who may enter; a guest page sends signed-in people on. */
  entry: 'public' | 'guest' | 'signed-in' | 'administrator';
  /** A welcome page or one that a mail leads to: one returns to it only when the address says so. */
  wayIn?: true;
  /** The language that opening it chooses. */
  language?: UserLanguage;
  /** Its file among the web app's features, which exports the component of the same name. */
  file: `${string}-screen`;
  /** What of it is a page that stands alone until the app is wanted: its file in the web app. */
  alone?: string;
  /** The catalogs with its texts, besides those of every page. */
  catalogs: readonly string[];
  /** What it keeps in its address: the name of the reader in the web app. */
  search?: string;
  /** Its calls are advisers' alone: the menus of others do not show it, and its address tells them so. */
  isForAdvisers?: true;
  /** Its group of the menu. */
  menu?: MenuGroup;
  /** Entries of a group come in this order. */
  menuOrder?: number;
  /** The tab of it that advisers find in the group of their profile besides. */
  profileTab?: string;
  /** The entry of the menu that it belongs to, where it is not its own. */
  section?: string;
  /** `rail`, for a screen that fills the window, makes the sidebar icons; else the screen has all of it and a footer. */
  frame?: 'rail';
}
