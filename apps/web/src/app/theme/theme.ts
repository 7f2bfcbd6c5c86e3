import { createTheme, type MantineColorsTuple } from '@mantine/core';
import { PressButton } from '../../components/press-button.tsx';
import buttonStyles from './button.module.css';
import choiceStyles from './choice.module.css';
import controlStyles from './segmented-control.module.css';
import floatingStyles from './floating.module.css';
import iconButtonStyles from './icon-button.module.css';
import inputStyles from './input.module.css';
import modalStyles from './modal.module.css';
import tabsStyles from './tabs.module.css';
import { fonts, lightColors } from './tokens.ts';

// These shades are never visible: every colour of a component comes from the semantic variables.
const inkShades: MantineColorsTuple = [
  lightColors.ink,
  lightColors.ink,
  lightColors.ink,
  lightColors.ink,
  lightColors.ink,
  lightColors.ink,
  lightColors.ink,
  lightColors.ink,
  lightColors.ink,
  lightColors.ink,
];

const outlined = {
  background: 'var(--surface)',
  hover: 'color-mix(in srgb, var(--text) 5%, var(--surface))',
  color: 'var(--text)',
  border: '1px solid var(--border-strong)',
};

const quiet = {
  background: 'transparent',
  hover: 'color-mix(in srgb, var(--text) 7%, transparent)',
  color: 'var(--text)',
  border: '1px solid transparent',
};

const filled = {
  background: 'var(--ink)',
  hover: 'color-mix(in srgb, var(--ink) 88%, var(--surface))',
  color: 'var(--on-ink)',
  border: '1px solid transparent',
};

// The header of a dialog is not a banner of the page.
const dialogAttributes = { header: { role: 'presentation' } };

const transition = { duration: 120, transition: 'fade' } as const;

export const menuPortalId = 'open-menus';
/** The list itself scrolls, by the keys of its field: a scroll area inside it would be unreachable by keyboard. */
const scrolledList = {
  classNames: { options: floatingStyles.options ?? '' },
  defaultProps: { withScrollArea: false },
};

/** Dialogs do not open in this region: a dialog ranks with landmarks, and contains landmarks of its own. */
const inOpenMenus = { target: `#${menuPortalId}` };

export const theme = createTheme({
  primaryColor: 'ink',
  colors: { ink: inkShades },
  fontFamily: fonts.sans,
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '18px' },
  lineHeights: { xs: '16px', sm: '20px', md: '20px', lg: '24px', xl: '28px' },
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '8px', xl: '8px' },
  defaultRadius: 'sm',
  spacing: { xs: '4px', sm: '8px', md: '16px', lg: '24px', xl: '32px' },
  shadows: { md: '0 8px 24px rgb(0 0 0 / 14%)', xl: '0 20px 48px rgb(0 0 0 / 22%)' },
  breakpoints: { xs: '30em', sm: '48em', md: '62em', lg: '75em', xl: '88em' },
  headings: {
    fontFamily: fonts.sans,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '28px', lineHeight: '36px' },
      h2: { fontSize: '20px', lineHeight: '28px' },
      h3: { fontSize: '16px', lineHeight: '24px' },
      h4: { fontSize: '14px', lineHeight: '20px' },
    },
  },
  respectReducedMotion: true,
  variantColorResolver: ({ variant }) => {
    if (variant === 'filled') return filled;
    return variant === 'default' || variant === 'outline' ? outlined : quiet;
  },
  components: {
    UnstyledButton: { defaultProps: { component: PressButton } },
    Button: { classNames: { root: buttonStyles.root ?? '' }, defaultProps: { radius: 'md' } },
    ActionIcon: {
      classNames: { root: iconButtonStyles.root ?? '' },
      defaultProps: { variant: 'subtle', size: 36 },
    },
    Input: { classNames: { input: inputStyles.input ?? '' } },
    InputWrapper: {
      classNames: {
        label: inputStyles.label ?? '',
        description: inputStyles.description ?? '',
        error: inputStyles.error ?? '',
      },
      defaultProps: { withAsterisk: false },
    },
    Radio: { classNames: { radio: choiceStyles.choice ?? '' } },
    Checkbox: { classNames: { input: choiceStyles.choice ?? '' } },
    Menu: {
      classNames: {
        dropdown: floatingStyles.dropdown ?? '',
        item: floatingStyles.item ?? '',
        itemIndicator: floatingStyles.indicator ?? '',
        itemSection: floatingStyles.section ?? '',
      },
      // The library's placeholder for the focus would be a child that a menu must not have; the first item gets the
      // focus instead.
      defaultProps: { transitionProps: transition, withInitialFocusPlaceholder: false },
    },
    Popover: {
      classNames: { dropdown: floatingStyles.dropdown ?? '' },
      // Menus and selects use these popover settings too.
      defaultProps: { transitionProps: transition, portalProps: inOpenMenus },
    },
    Select: scrolledList,
    MultiSelect: scrolledList,
    TagsInput: scrolledList,
    Tooltip: {
      classNames: { tooltip: floatingStyles.tooltip ?? '' },
      defaultProps: {
        transitionProps: transition,
        portalProps: inOpenMenus,
        events: { hover: true, focus: true, touch: true },
      },
    },
    Modal: {
      classNames: {
        content: modalStyles.content ?? '',
        header: modalStyles.header ?? '',
        title: modalStyles.title ?? '',
        body: modalStyles.body ?? '',
        overlay: modalStyles.overlay ?? '',
      },
      defaultProps: {
        centered: true,
        size: 456,
        transitionProps: transition,
        attributes: dialogAttributes,
      },
    },
    Drawer: {
      classNames: { content: modalStyles.drawer ?? '', overlay: modalStyles.overlay ?? '' },
      defaultProps: { transitionProps: { duration: 150 }, attributes: dialogAttributes },
    },
    SegmentedControl: {
      classNames: {
        root: controlStyles.root ?? '',
        label: controlStyles.label ?? '',
        indicator: controlStyles.indicator ?? '',
      },
      defaultProps: { transitionDuration: 120 },
    },
    Tabs: { classNames: { list: tabsStyles.list ?? '', tab: tabsStyles.tab ?? '' } },
    Skeleton: { defaultProps: { animate: true, radius: 'sm' } },
  },
});
