import { fireEvent, screen, within } from '@testing-library/react';
import type { Valuation } from '@valia/domain/valuations/valuation-schemas.ts';
import type { AnswersAt } from '../../../../lib/testing/answers.ts';
import { showEditor } from './show-editor.ts';
import { startValuationServer } from './start-valuation-server.ts';

// On a phone less stands beside the panel, which is the same.
/** The editor with the panel's own answers before those of the valuation. */
export const openEditor = async (
  valuations: AnswersAt<['valuations']>,
  valuation: Partial<Valuation> = {},
  isPhone = true,
) => {
  const server = startValuationServer();
  server.state.valuation = { ...server.state.valuation, ...valuation };
  const { router } = await showEditor(server, {
    answers: { valuations },
    width: isPhone ? 360 : 1440,
  });
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
