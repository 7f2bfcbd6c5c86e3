import './public-reset.css';
import '../app/theme/base.css';
import '../app/theme/fonts.css';

/** Re-exported together with the styles of the parts that surround every page. */
export { SkipLink } from '../app/skip-link.tsx';
