import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

interface FieldState {
  invalid: boolean;
  /** The texts that `aria-describedby` ties to the field. */
  message: string;
  text: string;
}

/** What a person and a screen reader are told at a field or at a cell of a grid. */
const read = (field: Locator): Promise<FieldState> =>
  field.evaluate((element) => {
    const ids = (element.getAttribute('aria-describedby') ?? '').split(' ');
    const holdsValue =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    return {
      invalid: element.getAttribute('aria-invalid') === 'true',
      message: ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' '),
      text: holdsValue ? element.value : (element.textContent ?? ''),
    };
  });

/** The field is marked as wrong and says why; `text` is what was typed, which must still stand there. */
const expectRefused = async (field: Locator, because: string, text?: string): Promise<void> => {
  await expect
    .poll(
      async () => {
        const state = await read(field);
        return {
          invalid: state.invalid,
          message: state.message.includes(because) ? because : state.message,
          text: text === undefined ? undefined : state.text,
        };
      },
      { interval: 20, timeout: 3_000, message: field.toString() },
    )
    .toEqual({ invalid: true, message: because, text });
};

const expectAccepted = async (field: Locator): Promise<void> => {
  await expect
    .poll(() => read(field), { interval: 20, timeout: 3_000, message: field.toString() })
    .toMatchObject({ invalid: false });
};

/** What a field says about what stands in it. */
export const fieldState = { read, expectRefused, expectAccepted };
