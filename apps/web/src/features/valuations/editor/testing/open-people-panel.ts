import { fireEvent, screen, within } from '@testing-library/react';
import type { Valuation } from '@valia/domain/valuations/valuation-schemas.ts';
import type { ServerAnswer } from '../../../../lib/testing/render-before-server.tsx';
import { renderEditor } from './render-editor.tsx';
import { startValuationServer } from './start-valuation-server.ts';

type Answers = Record<string, (input: unknown) => ServerAnswer | undefined>;

// On a phone less stands beside the panel, which is the same.
/** The editor with the panel's own answers before those of the valuation. */
export const openEditor = async (
  answers: Answers,
  valuation: Partial<Valuation> = {},
  isPhone = true,
) => {
  const server = startValuationServer();
  server.state.valuation = { ...server.state.valuation, ...valuation };
  const { router } = await renderEditor(
    server.state.valuation.id,
    (procedure, input) =>
      answers[procedure.replace('valuations.', '')]?.(input) ?? server.answer(procedure, input),
    { isPhone },
  );
  return { server, router };
};

export const openPanel = async (tab?: string): Promise<HTMLElement> => {
  fireEvent.click(
    await screen.findByRole('button', { name: /personas, notas, actividad y versiones$/ }),
  );
  const panel = await screen.findByRole('dialog');
  if (tab !== undefined) fireEvent.click(await within(panel).findByRole('tab', { name: tab }));
  return panel;
};
