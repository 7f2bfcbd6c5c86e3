import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

interface FieldState {
  path: string;
  invalid: boolean;
  /** The texts that the field's `aria-describedby` refers to. */
  message: string;
  text: string;
}

/** The expected refusal at a field: part of the message, and the text that the field must still contain. */
interface FieldRefusal {
  because: string;
  text?: string;
}

const patience = { interval: 20, timeout: 3_000 };

/** The information that users and screen readers get at each of these fields or grid cells. */
const readAll = (fields: Locator): Promise<FieldState[]> =>
  fields.evaluateAll((elements) =>
    elements.map((element) => {
      const ids = (element.getAttribute('aria-describedby') ?? '').split(' ');
      const holdsValue =
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
      return {
        path: element.getAttribute('data-field') ?? '',
        invalid: element.getAttribute('aria-invalid') === 'true',
        message: ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' '),
        text: holdsValue ? element.value : (element.textContent ?? ''),
      };
    }),
  );

const read = async (field: Locator): Promise<FieldState> => {
  await field.waitFor();
  const [state] = await readAll(field);
  if (state === undefined) throw new Error(`No field: ${field.toString()}`);
  return state;
};

const seenOf = ({ invalid, message, text }: FieldState, refusal: FieldRefusal) => ({
  invalid,
  message: message.includes(refusal.because) ? refusal.because : message,
  text: refusal.text === undefined ? undefined : text,
});

const wantedOf = ({ because, text }: FieldRefusal) => ({ invalid: true, message: because, text });

/**
 * Expects that the field is marked as wrong and shows why; `text` is the typed text, which the field must still
 * contain.
 */
const expectRefused = async (field: Locator, because: string, text?: string): Promise<void> => {
  const refusal: FieldRefusal = text === undefined ? { because } : { because, text };
  await expect
    .poll(async () => seenOf(await read(field), refusal), {
      ...patience,
      message: field.toString(),
    })
    .toEqual(wantedOf(refusal));
};

/** Like `expectRefused`, but for many fields at once; `refusals` is keyed by the fields' paths. */
const expectEachRefused = async (
  fields: Locator,
  refusals: ReadonlyMap<string, FieldRefusal>,
): Promise<void> => {
  const seen = async () =>
    (await readAll(fields)).flatMap((state) => {
      const refusal = refusals.get(state.path);
      return refusal === undefined ? [] : [[state.path, seenOf(state, refusal)] as const];
    });
  const wanted = new Map([...refusals].map(([path, refusal]) => [path, wantedOf(refusal)]));
  await expect.poll(async () => new Map(await seen()), patience).toEqual(wanted);
};

const expectAccepted = async (fields: Locator): Promise<void> => {
  await fields.first().waitFor();
  await expect
    .poll(
      async () => (await readAll(fields)).filter(({ invalid }) => invalid).map(({ path }) => path),
      { ...patience, message: fields.toString() },
    )
    .toEqual([]);
};

export type { FieldRefusal };
/** Checks of the messages that fields show about their contents. */
export const fieldState = { read, readAll, expectRefused, expectEachRefused, expectAccepted };
