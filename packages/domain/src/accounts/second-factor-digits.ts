/** Of a code that an authenticator shows. Apart from the schemas, so that a screen that counts digits loads none. */
export const secondFactorDigits = 6;
