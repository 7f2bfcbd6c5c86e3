/**
 * The number of digits in an authenticator's code. In a separate file, so that a screen that needs the number does not
 * load the schemas.
 */
export const secondFactorDigits = 6;
