import { Trans } from '@lingui/react/macro';

interface SellRefusalProps {
  text: string;
  /** The time of day at which it is worth trying again. */
  retryAt: string | null;
  /** The firm's, empty where its settings name none. */
  phone: string;
}

/** Why a form was not taken, and what to do: nobody is left without a way to the firm. */
export const SellRefusal = ({ text, retryAt, phone }: SellRefusalProps) => (
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
  </p>
);
