/** Matches an API key anywhere in a text, for redaction. */
export const API_KEY_IN_TEXT = /sk_(?:live|test)_[0-9A-Za-z]{8}_[0-9A-Za-z]{43}/g

/** Matches an encrypted value anywhere in a text, for redaction. */
export const ENCRYPTED_IN_TEXT = /\bv1\.[\w-]{8}\.[\w-]{38,}/g
