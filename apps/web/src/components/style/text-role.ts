/** Font size and line height of each: 14/20, 12/16, 16/24, 15/24, 13/20. */
type Size = 'body' | 'fine' | 'large' | 'lead' | 'small';
type Face =
  | 'inherit'
  | 'sans-600'
  | 'serif-16'
  | 'serif-20'
  | 'serif-24'
  | 'small-500'
  | 'small-600'
  | 'title';
type SizeAlone = 'size-11' | 'size-12' | 'size-13' | 'size-14' | 'size-15' | 'size-16';
type LineAlone = 'line-16' | 'line-18' | 'line-20' | 'line-22' | 'line-24' | 'line-31' | 'line-32';
type Weight = 'medium' | 'regular' | 'strong';
type Color =
  | 'accent'
  | 'dimmed'
  | 'negative'
  | 'on-ink'
  | 'positive'
  | 'same-colour'
  | 'text'
  | 'warning';
type Setting =
  | 'anywhere'
  | 'balance'
  | 'center'
  | 'ellipsis'
  | 'end'
  | 'nowrap'
  | 'offset-3'
  | 'pre-line'
  | 'pre-wrap'
  | 'start'
  | 'tabular'
  | 'tight'
  | 'underlined'
  | 'undecorated';

/** Each role is a class of `text.css`; `spoken` text is only for screen readers. */
export type TextRole = Color | Face | LineAlone | Setting | Size | SizeAlone | Weight | 'spoken';
