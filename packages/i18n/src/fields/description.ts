import type { MessageDescriptor } from '@lingui/core';

/** What a field or figure is called: its term, the year it is of, and a name the adviser gave. */
export interface Description {
  term: MessageDescriptor;
  year: number | null;
  detail: string | MessageDescriptor | null;
  /** The item of a list that it is of, by the name it was given. */
  item?: string;
  /** What of the field it is, where it is not the field itself: its source, say. Has `{field}`. */
  part?: MessageDescriptor;
}
