import type { CSSVariablesResolver } from '@mantine/core';
import { type ColorToken, darkColors, fonts, lightColors } from './tokens.ts';

const ownVariables = (colors: Record<ColorToken, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(colors).map(([name, value]) => [`--${name}`, value]));

/**
 * The library's own semantic variables, each set to one of ours, so that none of its default colours is ever visible.
 */
const libraryVariables = {
  '--mantine-color-body': 'var(--canvas)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-dimmed': 'var(--dimmed)',
  '--mantine-color-placeholder': 'var(--dimmed)',
  '--mantine-color-anchor': 'var(--text)',
  '--mantine-color-error': 'var(--negative)',
  '--mantine-color-success': 'var(--positive)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'color-mix(in srgb, var(--text) 5%, var(--surface))',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--border-strong)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--dimmed)',
  '--mantine-color-disabled-border': 'var(--border)',
  '--mantine-primary-color-contrast': 'var(--on-ink)',
  '--mantine-primary-color-filled': 'var(--ink)',
  '--mantine-primary-color-filled-hover': 'color-mix(in srgb, var(--ink) 88%, var(--surface))',
  '--mantine-primary-color-light': 'color-mix(in srgb, var(--text) 7%, transparent)',
  '--mantine-primary-color-light-hover': 'color-mix(in srgb, var(--text) 11%, transparent)',
  '--mantine-primary-color-light-color': 'var(--text)',
  '--mantine-color-ink-filled': 'var(--ink)',
  '--mantine-color-ink-filled-hover': 'color-mix(in srgb, var(--ink) 88%, var(--surface))',
  '--mantine-color-ink-light': 'color-mix(in srgb, var(--text) 7%, transparent)',
  '--mantine-color-ink-light-hover': 'color-mix(in srgb, var(--text) 11%, transparent)',
  '--mantine-color-ink-light-color': 'var(--text)',
  '--mantine-color-ink-outline': 'var(--text)',
};

export const cssVariables: CSSVariablesResolver = () => ({
  variables: { '--sans': fonts.sans, '--serif': fonts.serif },
  light: { ...ownVariables(lightColors), ...libraryVariables },
  dark: { ...ownVariables(darkColors), ...libraryVariables },
});
