import type { TextRole } from './text-role.ts';

type Space = 0 | 1 | 2 | 4 | 5 | 6 | 8 | 10 | 12 | 14 | 16 | 20 | 24 | 32;
type Gap = 1 | 2 | 4 | 6 | 8 | 10 | 12 | 16 | 20 | 24;
type Gaps = readonly [down: 0 | 2 | 4 | 6 | 8 | 12 | 16, across: 8 | 12 | 16 | 20 | 24 | 32];
type Padding = readonly [down: Space, across: Space];
type Line = 'plain' | 'strong';

/**
 * Style properties with the names of CSS; colours, borders and distances come from the theme. Each value is a class of
 * the style sheets in this folder.
 */
interface BoxLook {
  align?: 'baseline' | 'center' | 'end' | 'start' | 'stretch';
  background?:
    | 'canvas'
    | 'ink'
    | 'negative-soft'
    | 'none'
    | 'positive-soft'
    | 'sunken'
    | 'surface'
    | 'warning-soft';
  border?: Line | 'none' | 'warning';
  borderBottom?: Line;
  borderLeft?: 'plain';
  borderRight?: 'plain';
  borderTop?: Line | 'text';
  borderY?: 'plain';
  collapse?: true;
  columns?: 1 | 2 | 'halves' | 'main-end';
  cursor?: 'pointer';
  display?: 'block' | 'inline-block';
  flex?: 1 | 'none';
  gap?: Gap | Gaps;
  gapX?: Gaps[1];
  gapY?: Gaps[0];
  height?: 1 | 8 | 16 | 20 | 28 | 32 | 44;
  inline?: true;
  justify?: 'between' | 'center' | 'end';
  justifyItems?: 'start';
  margin?: 0;
  marginBottom?: 4 | 8 | 16;
  marginLeft?: 6 | 8 | 'auto';
  marginTop?: 2 | 4 | 6 | 8 | 12 | 16 | 20 | 24 | 32 | 'auto';
  marginX?: -24;
  minHeight?: 24 | 28 | 32 | 36 | 44;
  minWidth?: 0 | 24;
  overflow?: 'auto' | 'hidden';
  pad?: 0 | 12 | 16 | 24 | Padding;
  padTop?: 4 | 6 | 16;
  padX?: Space;
  padY?: Space;
  place?: 'center';
  position?: 'relative';
  radius?: 4 | 6 | 8 | 'round';
  scroll?: 'x' | 'y';
  self?: 'center' | 'start';
  span?: 'all';
  width?: 1 | 'full';
  wrap?: true;
}

type Further = readonly (string | undefined)[];

type Value = string | number | true | readonly number[];

const classesOf = ([name, value]: [string, Value]): string => {
  if (value === true) return name;
  if (typeof value !== 'object') return [name, value].join('-');
  return value.map((each, index) => [name + 'YX'.charAt(index), each].join('-')).join(' ');
};

export const classNames = (...names: Further): string =>
  names.filter((name) => name !== undefined).join(' ');

const looking =
  (...kind: readonly string[]) =>
  (look: BoxLook = {}, ...further: Further): string =>
    classNames(...kind, ...Object.entries(look).map(classesOf), ...further);

export const box = looking();

/** A row of elements, side by side. */
export const row = looking('row');

/** Elements below each other, in one or more columns. */
export const stack = looking('stack');

/** Elements below each other, each as high as it needs or, with `flex`, filling the available room. */
export const column = looking('column');

export const text = (...roles: readonly TextRole[]): string =>
  roles.map((role) => `text-${role}`).join(' ');
