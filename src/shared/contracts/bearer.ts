/**
 * The form of a bearer token. Values in storage or in an answer that do not match are ignored (fault
 * C4).
 */
export const bearerFormat = /^(?!(?:null|undefined|NaN|false)$)[\x21-\x7e]{1,4096}$/;
