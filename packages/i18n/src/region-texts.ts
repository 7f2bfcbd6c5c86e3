import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The regions that sector data may be of, by the name their source gives them. */
const regionTexts: ReadonlyMap<string, MessageDescriptor> = new Map([
  ['Western Europe', msg`Europa occidental`],
  ['US', msg`Estados Unidos`],
]);

export const namedRegions: readonly string[] = [...regionTexts.keys()];

/** A region in the reader's language; as its source writes it where it is another one. */
export const regionText = (
  region: string,
  translate: (message: MessageDescriptor) => string,
): string => {
  const text = regionTexts.get(region);
  return text === undefined ? region : translate(text);
};
