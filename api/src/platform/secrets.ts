import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A new token: 32 random bytes as URL-safe text. Only its hash is ever stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: its SHA-256, compared through the index. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** What proves to a receiver with the same key that a text is ours: HMAC-SHA256, base64. */
export function signatureOf(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64');
}

/** A token that can be made again from the server's secret and a record's id, so that later mails carry the same link. */
export function derivedToken(secretKey: Buffer, purpose: string, id: string): string {
  return createHmac('sha256', secretKey).update(`${purpose}:${id}`).digest('base64url');
}
