import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  randomBytes,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto';

/** A new token: 32 random bytes as URL-safe text. Only its hash is ever stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token: its SHA-256, compared through the index. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Proves to a receiver with the same key that a text is ours: HMAC-SHA256, base64. */
export function signatureOf(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64');
}

/** A token that can be derived again from the server's secret and a record's id, so that later mails carry the same link. */
export function derivedToken(secretKey: Buffer, purpose: string, id: string): string {
  return createHmac('sha256', keyObjectOf(secretKey)).update(`${purpose}:${id}`).digest('base64url');
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Letters and digits that people do not mix up: 32, so that each is five bits. */
const readable = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A new code for people to keep and type: so many random characters of five bits each. */
export function newCode(length: number): string {
  return [...randomBytes(length)].map((byte) => readable.charAt(byte & 31)).join('');
}

/**
 * A code for people to read and type, derived like a token: 16 letters of base32 (RFC 4648), which are the first 80 bits of the HMAC. Nobody
 * guesses one, but it is no secret of the strength of a token: let it open nothing by itself.
 */
export function derivedCode(secretKey: Buffer, purpose: string, id: string): string {
  const digest = createHmac('sha256', keyObjectOf(secretKey)).update(`${purpose}:${id}`).digest();
  let bits = digest.readBigUInt64BE() * 65_536n + BigInt(digest.readUInt16BE(8));
  let code = '';
  for (; code.length < 16; bits >>= 5n) code = base32.charAt(Number(bits & 31n)) + code;
  return code;
}

/** There is one key: creating its object for each token would take six times as long as deriving the token. */
const keyObjects = new WeakMap<Buffer, KeyObject>();

function keyObjectOf(secretKey: Buffer): KeyObject {
  let key = keyObjects.get(secretKey);
  if (!key) keyObjects.set(secretKey, (key = createSecretKey(secretKey)));
  return key;
}

/** A token that contains a record's id (UUID) and is authenticated with the server's secret: nothing has to be stored. */
export function sealedId(secretKey: Buffer, purpose: string, id: string): string {
  const named = Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
  return named + derivedToken(secretKey, purpose, id);
}

/** The id (UUID) in a sealed token; null if this server did not create it for this purpose. */
export function openSealedId(secretKey: Buffer, purpose: string, token: string): string | null {
  if (!/^[\w-]{65}$/.test(token)) return null;
  const hex = Buffer.from(token.slice(0, 22), 'base64url').toString('hex');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const isOurs = timingSafeEqual(Buffer.from(token), Buffer.from(sealedId(secretKey, purpose, id)));
  return isOurs ? id : null;
}

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts what has to be read again (AES-256-GCM under a key of the server's secret), bound to a purpose and an owner. */
export function seal(secretKey: Buffer, purpose: string, owner: string, plain: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, sealingKey(secretKey, purpose), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([sealing.update(plain), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]);
}

/** What was sealed for this purpose and owner; null where it was not, or was changed. */
export function unseal(secretKey: Buffer, purpose: string, owner: string, sealed: Buffer): Buffer | null {
  if (sealed.length < nonceBytes + tagBytes) return null;
  const opening = createDecipheriv(cipher, sealingKey(secretKey, purpose), sealed.subarray(0, nonceBytes))
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    return Buffer.concat([opening.update(sealed.subarray(nonceBytes + tagBytes)), opening.final()]);
  } catch {
    // The tag does not match.
    return null;
  }
}

function sealingKey(secretKey: Buffer, purpose: string): Buffer {
  return createHmac('sha256', keyObjectOf(secretKey)).update(`seal:${purpose}`).digest();
}
