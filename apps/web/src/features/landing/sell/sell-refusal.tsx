import { Trans } from '@lingui/react/macro';
import buttons from '../frame/public-button.module.css';

interface SellRefusalProps {
  text: string;
  /** The time of day at which it is worth trying again. */
  retryAt: string | null;
  /** The firm's, empty where its settings name none. */
  phone: string;
  /** Left out where the page came anew already, or where it would not help. */
  onReload?: (() => void) | null;
}

/** Why a form was not taken, and what to do: nobody is left without a way to the firm. */
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
