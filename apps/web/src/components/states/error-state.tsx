import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { errorText } from '../../lib/errors/error-text.ts';
import styles from './error-state.module.css';
import { box, row, text } from '../style/class-names.ts';

const looks = {
  state: row(
    {
      gap: [12, 16],
      align: 'center',
      wrap: true,
      pad: [20, 24],
      border: 'plain',
      radius: 8,
      background: 'surface',
    },
    styles.state,
  ),
  icon: box({ flex: 'none' }, text('negative')),
  title: text('strong'),
  text: text('size-13', 'dimmed'),
};

interface ErrorStateProps {
  onRetry: () => void;
  /** What failed; its text is shown. */
  error?: unknown;
  /** In other words than those for data. */
  title?: string;
  text?: string;
  isRetrying?: boolean;
  /** It is all that the page shows: its title is the page's. */
  isPage?: boolean | undefined;
}

const ErrorText = ({ error }: { error: unknown }) =>
  error === undefined ? (
    <Trans>El servicio no responde en este momento. Vuelve a intentarlo en unos segundos.</Trans>
  ) : (
    errorText(error)
  );

/** Where something, mostly data, could not be read: says so, and offers to try again. */
export const ErrorState = ({
  onRetry,
  error,
  title,
  text,
  isRetrying = false,
  isPage = false,
}: ErrorStateProps) => {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={looks.state} role="alert">
      <IconAlertTriangle size={20} stroke={1.5} aria-hidden className={looks.icon} />
      <div>
        <Title className={looks.title}>
          {title ?? <Trans>No hemos podido cargar los datos</Trans>}
        </Title>
        <p className={looks.text}>{text ?? <ErrorText error={error} />}</p>
      </div>
      <Button variant="default" loading={isRetrying} onClick={onRetry}>
        <Trans>Intentar de nuevo</Trans>
      </Button>
    </div>
  );
};
