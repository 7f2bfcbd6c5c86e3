import './public-reset.css';
import '../app/theme/base.css';
import '../app/theme/fonts.css';

/** Of what stands around every page. */
export { SkipLink } from '../app/skip-link.tsx';
