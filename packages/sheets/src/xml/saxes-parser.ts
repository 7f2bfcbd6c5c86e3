/**
 * Bundlers resolve the named exports of a CommonJS module only for static imports, so this module is imported
 * dynamically in its place.
 */
export { SaxesParser } from 'saxes';
