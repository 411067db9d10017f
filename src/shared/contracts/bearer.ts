/**
 * Whether a value can be a bearer token. Stored or received values that cannot be one are ignored
 * (fault C4).
 */
export const bearerFormat = /^(?!(?:null|undefined|NaN|false)$)[\x21-\x7e]{1,4096}$/;
