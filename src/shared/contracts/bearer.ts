/** A text that can be a bearer: anything else in storage, an answer, an address or a command line counts as none (fault C4). */
export const bearerFormat = /^(?!(?:null|undefined|NaN|false)$)[\x21-\x7e]{1,4096}$/;
