import { fireEvent, screen, within } from '@testing-library/react';
import type { Valuation } from '@valia/domain/valuations/valuation-schemas.ts';
import type { MockAnswersAt } from '../../../../lib/testing/mock-server.ts';
import { showEditor } from './show-editor.ts';
import { startValuationServer } from './start-valuation-server.ts';

// Rendered for a phone, where there is less beside the panel; the panel is the same.
/** Opens the editor; the panel's answers take precedence over those of the valuation. */
export const openEditor = async (
  valuations: MockAnswersAt<['valuations']>,
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
