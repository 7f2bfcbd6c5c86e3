import './public-reset.css';
import '../app/theme/base.css';
import '../app/theme/fonts.css';
import rootStyles from '../app/root-layout.module.css';

/** Of what stands around every page. */
export const pageStyles = { skip: rootStyles['skip'] };
