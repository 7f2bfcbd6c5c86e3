import type { MessageDescriptor } from '@lingui/core';

/** The name of a field or figure: its term, its year, and a name given by the adviser. */
export interface Description {
  term: MessageDescriptor;
  year: number | null;
  detail: string | MessageDescriptor | null;
  /** The name of the list item that contains the field. */
  item?: string;
  /** The part of the field that is described, such as its source, instead of the field itself. Contains `{field}`. */
  part?: MessageDescriptor;
}
