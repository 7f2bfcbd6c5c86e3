import { Trans } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { LinkButton } from '../../components/link-button.tsx';

/** The one thing to begin here. */
export const BeginValuation = () => (
  <LinkButton
    to="/valuations"
    search={{ new: true }}
    leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
  >
    <Trans>Nueva valoración</Trans>
  </LinkButton>
);
