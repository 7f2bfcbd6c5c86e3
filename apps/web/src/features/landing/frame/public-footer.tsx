import { Trans, useLingui } from '@lingui/react/macro';
import { publicPagePath, type PublicPage } from '@valia/domain/paths/public-page-path.ts';
import { Wordmark } from '../../../components/wordmark.tsx';
import { useLanguage } from '../../../lib/language.ts';
import styles from './public-footer.module.css';
import { PublicLanguages } from './public-languages.tsx';

const useColumns = () => {
  const { t } = useLingui();
  const language = useLanguage();
  const home = publicPagePath('/', language);
  return [
    {
      title: t`Asesores`,
      links: [
        [t`Cómo funciona`, `${home}#how`],
        [t`Ventajas`, `${home}#benefits`],
        [t`Solicitar colaboración`, '/register'],
      ],
    },
    {
      title: t`Propietarios`,
      links: [
        [t`Vender tu empresa`, publicPagePath('/sell-your-business', language)],
        [t`Verificar un informe`, '/verify'],
      ],
    },
    {
      title: t`Cuenta`,
      links: [
        [t`Iniciar sesión`, '/login'],
        [t`Crear cuenta`, '/register'],
      ],
    },
    {
      title: t`Legal`,
      links: [
        [t`Términos y condiciones`, publicPagePath('/terms', language)],
        [t`Privacidad`, publicPagePath('/privacy', language)],
        [t`Accesibilidad`, publicPagePath('/accessibility', language)],
      ],
    },
  ] as const;
};

export const PublicFooter = ({ page }: { page: PublicPage }) => {
  const { t } = useLingui();
  const columns = useColumns();
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.house}>
          <Wordmark />
          <p>
            <Trans>Valoración de empresas y red de asesores independientes.</Trans>
          </p>
        </div>
        <nav className={styles.columns} aria-label={t`Pie de página`}>
          {columns.map(({ title, links }) => (
            <div key={title}>
              <p className={styles.title}>{title}</p>
              <ul>
                {links.map(([label, href]) => (
                  <li key={label}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles.end}>
          <p>
            <Trans>© 2026 Valía</Trans>
          </p>
          <PublicLanguages page={page} inFull />
        </div>
      </div>
    </footer>
  );
};
