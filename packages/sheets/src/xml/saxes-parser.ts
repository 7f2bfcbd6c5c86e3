/** Bundlers give what a CommonJS module exports by name to static imports alone: this module is what is loaded when needed. */
export { SaxesParser } from 'saxes';
