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
  /** The error, whose text is shown. */
  error?: unknown;
  /** A title that replaces the default one, which is about data. */
  title?: string;
  text?: string;
  isRetrying?: boolean;
  /** Whether it is the page's only content: its title is then the page's heading. */
  isPage?: boolean | undefined;
}

const ErrorText = ({ error }: { error: unknown }) =>
  error === undefined ? (
    <Trans>El servicio no responde en este momento. Vuelve a intentarlo en unos segundos.</Trans>
  ) : (
    errorText(error)
  );

/** Shows that something, mostly data, could not be loaded, and offers to try again. */
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
