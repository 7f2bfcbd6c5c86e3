import { Trans } from '@lingui/react/macro';
import buttons from '../frame/public-button.module.css';

interface SellRefusalProps {
  text: string;
  /** The time of day after which to try again. */
  retryAt: string | null;
  /** The firm's telephone number; empty when its settings have none. */
  phone: string;
  /** Reloads the page; null when it was already reloaded, or when a reload would not help. */
  onReload?: (() => void) | null;
}

/** The reason why a form was refused, and what to do: every visitor gets a way to reach the firm. */
export const SellRefusal = ({ text, retryAt, phone, onReload = null }: SellRefusalProps) => (
  <p>
    {retryAt === null ? (
      text
    ) : (
      <Trans>
        Han llegado muchos formularios seguidos desde tu conexión. Puedes enviar el tuyo a partir de
        las {retryAt}; lo que has escrito sigue aquí.
      </Trans>
    )}
    {phone !== '' && (
      <>
        {' '}
        <Trans>
          También puedes llamarnos al <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>.
        </Trans>
      </>
    )}
    {onReload !== null && (
      <>
        {' '}
        <button type="button" className={buttons.plain} onClick={onReload}>
          <Trans>Recargar la página</Trans>
        </button>
      </>
    )}
  </p>
);
